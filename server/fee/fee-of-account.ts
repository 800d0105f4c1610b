import {
  type Fee,
  type FeeStateWords,
  feeCredit,
  feeIsValid,
  feeStateWords,
  newestFee,
  roomsLeft,
} from '#core/fee/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { checkGuarantee } from './guarantee/ask-guarantee.ts';
import { lastRequest } from './guarantee/store-requests.ts';
import { feesOf } from './store.ts';

export interface FeeFacts {
  id: string;
  valid: boolean;
  roomsLeft: number;
  /** What can still be taken off a furniture order. */
  creditCents: number;
  words: FeeStateWords;
  /** The satisfaction guarantee: can be requested now, was requested, or neither. */
  guarantee: 'may' | 'asked' | 'no';
}

/** The caller's newest paid fee, in numbers and text; null before the first. */
export async function feeOfAccount(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<FeeFacts | null> {
  const allowed = authorise(ctx.actor, 'fee.view-own');
  if (!allowed.ok) return null;
  const now = ctx.clock.now();
  const paid = (await feesOf(ctx.db, allowed.account.id)).filter(({ status }) => status !== 'open');
  const fee = newestFee(paid);
  const words = fee && feeStateWords(fee, now);
  if (!fee || !words) return null;
  const valid = feeIsValid(fee, now);
  return {
    id: fee.id,
    valid,
    roomsLeft: valid ? roomsLeft(fee) : 0,
    creditCents: feeCredit(fee, now).cents,
    words,
    guarantee: await guaranteeOf(ctx, fee),
  };
}

async function guaranteeOf(ctx: Pick<Ctx, 'db' | 'clock'>, fee: Fee): Promise<FeeFacts['guarantee']> {
  if ((await lastRequest(ctx.db, fee.id))?.state === 'asked') return 'asked';
  return (await checkGuarantee(ctx, fee)).ok ? 'may' : 'no';
}
