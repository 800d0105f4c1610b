import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { type Mail, MailInDoubt } from '../gateways/mail/port.ts';
import { sendMailKind } from '../mail/promise-mail.ts';
import { type Claimed, claimDue, claimedForMs } from './claim-due.ts';
import { recordDoubt, recordFailure } from './record-failure.ts';
import type { Effect, Effects } from './run-effect.ts';

/** Emails sent at once. If the process dies, no one can say whether these were sent. */
const atOnce = 4;

type Went = ReadonlyMap<string, { error?: unknown }>;

/**
 * Sends the emails among these effects. A mail server may be slow, so no transaction is open meanwhile: the emails are
 * claimed, sent, then marked done. Returns how each claimed email went. An id missing from the result isn't an email, is
 * already done, or belongs to another process.
 */
export async function runMails(ctx: Ctx, effects: Effects, ids: readonly string[]): Promise<Went> {
  const effect = effects[sendMailKind];
  const send = typeof effect === 'function' ? effect : undefined;
  const claimed = send ? await claimDue(ctx, ids, [sendMailKind]) : [];
  if (!send || claimed.length === 0) return new Map();
  return ctx.mail.recognizesRepeats ? sendTogether(ctx, send, claimed) : sendEachOnce(ctx, send, claimed);
}

/** Where a second sending is recognized, it does no harm, so all of them are sent and marked done as one batch. */
async function sendTogether(ctx: Ctx, send: Effect, claimed: readonly Claimed[]): Promise<Went> {
  const went = new Map<string, { error?: unknown }>();
  const attempt = (to: Ctx, { id, payload }: Claimed) =>
    send(to, payload, id).then(
      () => went.set(id, {}),
      (error: unknown) => went.set(id, { error }),
    );

  const post = collect(ctx);
  await Promise.all(claimed.map((mail) => attempt(post.ctx, mail)));
  await post.send().catch(async () => {
    // The batch failed as a whole. Send one by one to find out which email is the problem.
    for (const mail of claimed) if (!went.get(mail.id)?.error) await attempt(ctx, mail);
  });

  await markDone(
    ctx,
    claimed.filter(({ id }) => !went.get(id)?.error).map(({ id }) => id),
  );
  for (const [id, { error }] of went) if (error) await recordFailure(ctx, id, error);
  return went;
}

/**
 * Elsewhere a few emails at a time are written down before they're handed over and right after they were taken. One that
 * a crash left in between may or may not have been sent, so a person decides.
 */
async function sendEachOnce(ctx: Ctx, send: Effect, claimed: readonly Claimed[]): Promise<Went> {
  const went = new Map<string, { error?: unknown }>();
  for (const { id } of claimed.filter(({ handedAt }) => handedAt)) {
    await recordDoubt(ctx, id);
    went.set(id, { error: new MailInDoubt(null) });
  }
  const waiting = claimed.filter(({ handedAt }) => !handedAt);
  for (let next = 0; next < waiting.length; next += atOnce) {
    const few = await markHanded(ctx, waiting.slice(next, next + atOnce));
    const outcomes = await Promise.all(few.map((mail) => handOver(ctx, send, mail)));
    const sent = few.filter((_, index) => !outcomes[index]?.error);
    await markDone(
      ctx,
      sent.map(({ id }) => id),
    );
    for (const [index, { id }] of few.entries()) went.set(id, outcomes[index] ?? {});
  }
  return went;
}

async function handOver(ctx: Ctx, send: Effect, mail: Claimed): Promise<{ error?: unknown }> {
  try {
    await send(ctx, mail.payload, mail.id);
    return {};
  } catch (error) {
    if (error instanceof MailInDoubt) await recordDoubt(ctx, mail.id);
    else await recordFailure(ctx, mail.id, error);
    return { error };
  }
}

/** Returns those that are still ours: if it took long until their turn came, another process may have claimed them. */
async function markHanded({ db, clock }: Pick<Ctx, 'db' | 'clock'>, mails: readonly Claimed[]): Promise<Claimed[]> {
  const now = clock.now();
  const ours = mails.map(({ id, dueAt }) => and(eq(outbox.id, id), eq(outbox.dueAt, dueAt)));
  const still = and(or(...ours), isNull(outbox.handedAt), isNull(outbox.doneAt));
  // The claim starts again here, so that no one else takes them while the mail server takes its time.
  const change = { handedAt: now, dueAt: new Date(now.getTime() + 2 * claimedForMs) };
  const marked = await db.update(outbox).set(change).where(still).returning({ id: outbox.id });
  const ids = new Set(marked.map(({ id }) => id));
  return mails.filter(({ id }) => ids.has(id));
}

async function markDone({ db, clock }: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const done = { doneAt: clock.now(), failedAt: null, lastError: null };
  await db
    .update(outbox)
    .set(done)
    .where(inArray(outbox.id, [...ids]));
}

/** If the mailer can send a batch, collects the emails and sends them together. */
function collect(ctx: Ctx): { ctx: Ctx; send: () => Promise<void> } {
  const { sendAll } = ctx.mail;
  if (!sendAll) return { ctx, send: async () => undefined };
  const mails: Mail[] = [];
  const keep = async (mail: Mail) => void mails.push(mail);
  return {
    ctx: { ...ctx, mail: { send: keep } },
    send: async () => {
      if (mails.length > 0) await sendAll(mails);
    },
  };
}
