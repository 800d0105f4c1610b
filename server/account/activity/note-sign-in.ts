import type { AccountAct } from '#core/audit/index.ts';
import { wasDone } from '../../audit/recent-activity.ts';
import { visitorActor } from '../../context.ts';
import { accountById } from '../store.ts';
import { type RecordNeeds, recordAccountAct } from './record-account-act.ts';

export interface SignInMade {
  accountId: string;
  /** 'password', 'second factor', a social provider… */
  way: string;
  /** Has this browser signed in to this account before? */
  knownDevice: boolean;
  headers: Headers;
}

const ways: readonly AccountAct[] = ['account.sign-up', 'account.sign-in', 'account.sign-in-new-device'];
const hour = 60 * 60 * 1000;

/** Logs a sign-in. The owner gets an email if the device is new and this isn't the account's first sign-in. */
export async function noteSignIn(ctx: RecordNeeds, made: SignInMade): Promise<void> {
  const { accountId, way, knownDevice, headers } = made;
  const done = { accountId, headers, detail: { way } };
  const visitor = { ...ctx, actor: visitorActor };
  if (way === 'sign-up') return recordAccountAct(visitor, { ...done, act: 'account.sign-up' });
  const isNew = !knownDevice && !(await isFirst(ctx, accountId));
  await recordAccountAct(visitor, { ...done, act: isNew ? 'account.sign-in-new-device' : 'account.sign-in' });
}

/** Someone who just created the account doesn't need an email about the browser they used. */
async function isFirst(ctx: Pick<RecordNeeds, 'db'>, accountId: string): Promise<boolean> {
  const person = await accountById(ctx.db, accountId);
  const isYoung = person !== null && Date.now() - person.createdAt.getTime() < hour;
  return isYoung && !(await wasDone(ctx, accountId, ways));
}
