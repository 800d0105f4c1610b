import { feeWords, guaranteeLifecycle } from '#core/fee/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { promiseRefund, type RefundPromised } from './promise-refund.ts';
import { changeRequest, type GuaranteeRow, lockRequest, requestById } from './store-requests.ts';

export type GuaranteeDecided =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'decided-before' }
  | ProofNeeded
  | Extract<RefundPromised, { ok: false }>;

/** The studio's decision on a request. Granted, the whole fee is refunded; declined, the customer reads why. */
export const decideGuarantee = (ctx: Needs, given: GuaranteeDecision): Promise<GuaranteeDecided | SecondPersonNeeded> =>
  orSecondPerson(
    ctx,
    async () => {
      const id = (await requestById(ctx.db, given.requestId))?.feeId ?? '';
      return { act: 'decide-guarantee', subject: { kind: 'fee', id }, given: { ...given } };
    },
    () => decide(ctx, given),
  );

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;

export interface GuaranteeDecision {
  requestId: string;
  act: 'grant' | 'decline';
  answer: string;
}

async function decide(ctx: Needs, given: GuaranteeDecision): Promise<GuaranteeDecided> {
  const allowed = authorise(ctx.actor, 'fee.decide-refund');
  if (!allowed.ok) return allowed;
  const decided = await inTransaction(ctx, async (inside) => {
    const request = await lockRequest(inside.db, given.requestId);
    if (!request) return { ok: false, reason: 'not-found' } as const;
    const step = guaranteeLifecycle.next(request.state, given.act);
    if (!step.ok) return { ok: false, reason: 'decided-before' } as const;
    let refunds: RefundRow[] = [];
    if (given.act === 'grant') {
      const promised = await promiseRefund(inside, { feeId: request.feeId, cents: 'all', reason: 'guarantee' });
      if (!promised.ok) return promised;
      ({ refunds } = promised);
    }
    const { act, answer } = given;
    const moment = { decidedAt: ctx.clock.now(), decidedBy: allowed.account.id };
    await changeRequest(inside.db, request.id, { state: step.to, answer, ...moment });
    const subject = { kind: 'fee', id: request.feeId } as const;
    await appendAudit(inside, { act: 'fee.decide-refund', subject, detail: { act, because: request.because, answer } });
    await promiseAnswer(inside, request, given);
    announce(inside.db, request.accountId, 'fee');
    return { ok: true, refunds } as const;
  });
  if (!decided.ok) return decided;
  await sendRefunds(ctx, decided.refunds);
  return { ok: true };
}

async function promiseAnswer(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, accountId }: GuaranteeRow,
  { act, answer }: { act: 'grant' | 'decline'; answer: string },
): Promise<void> {
  const person = await accountContact(ctx, accountId);
  if (!person) return;
  const granted = act === 'grant';
  await promiseMail(ctx, ctx.db, {
    to: person.email,
    subject: `Your request about the ${feeWords.name}`,
    title: granted ? 'Your fee is coming back' : 'About your request',
    paragraphs: [
      granted
        ? 'Thank you for trying us. We’re refunding what you paid to your card, and we’ll let you know when it’s sent.'
        : 'We’ve looked at your request, and we’re not able to refund the fee this time.',
      ...(answer.trim() ? [answer.trim()] : []),
    ],
    button: { label: 'See your projects', href: '/projects' },
    onceKey: `guarantee:${id}`,
  });
}
