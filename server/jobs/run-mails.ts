import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail } from '../gateways/mail/port.ts';
import { sendMailKind } from '../mail/promise-mail.ts';
import { recordFailure } from './record-failure.ts';
import type { Effects } from './run-effect.ts';

/**
 * How long an email belongs to the process that claimed it. If that process dies, the email is due again afterwards.
 * Its id stays the same, so the mail server can recognize a duplicate.
 */
const claimedForMs = 60_000;

type Claimed = typeof outbox.$inferSelect;

/**
 * Sends the emails among these effects, as one batch if the mailer supports it. A mail server may be slow, so no
 * transaction is open meanwhile: the emails are claimed, sent, then marked done. Returns how each claimed email went.
 * An id missing from the result isn't an email, is already done, or belongs to another process.
 */
export async function runMails(
  ctx: Ctx,
  effects: Effects,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { error?: unknown }>> {
  const send = effects[sendMailKind];
  const claimed = send ? await claim(ctx, ids) : [];
  if (!send || claimed.length === 0) return new Map();
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

  const sent = claimed.filter(({ id }) => !went.get(id)?.error).map(({ id }) => id);
  const done = { doneAt: ctx.clock.now(), failedAt: null, lastError: null };
  if (sent.length > 0) await ctx.db.update(outbox).set(done).where(inArray(outbox.id, sent));
  for (const [id, { error }] of went) if (error) await recordFailure(ctx, id, error);
  return went;
}

function claim({ db, clock }: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<Claimed[]> {
  const now = clock.now();
  return db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + claimedForMs) })
    .where(
      and(inArray(outbox.id, [...ids]), eq(outbox.kind, sendMailKind), isNull(outbox.doneAt), lte(outbox.dueAt, now)),
    )
    .returning();
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
