import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import type { Mail } from '../gateways/mail/port.ts';
import { sendMailKind } from '../mail/promise-mail.ts';
import type { Effects } from './run-effect.ts';

/**
 * Sends the mails among these effects together, in one transaction: most effects are mails, and one by one each would
 * cost a commit of its own. Answers with those that are done; the others are tried one by one, which also records why
 * they fail.
 */
export async function runMails(ctx: Ctx, effects: Effects, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const send = effects[sendMailKind];
  if (!send || ids.length < 2) return new Set();
  const waiting = and(inArray(outbox.id, [...ids]), eq(outbox.kind, sendMailKind), isNull(outbox.doneAt));
  const sent = new Set<string>();
  try {
    await ctx.db.transaction(async (tx) => {
      const rows = await tx.select().from(outbox).where(waiting).for('update', { skipLocked: true });
      const post = collect(ctx);
      await Promise.all(
        rows.map(({ id, payload }) =>
          send(post.ctx, payload, id).then(
            () => sent.add(id),
            () => undefined,
          ),
        ),
      );
      await post.send();
      if (sent.size === 0) return;
      const done = { doneAt: ctx.clock.now(), failedAt: null, lastError: null };
      await tx
        .update(outbox)
        .set(done)
        .where(inArray(outbox.id, [...sent]));
    });
    return sent;
  } catch {
    // They stay in the outbox. Sent again, a mail has the same id.
    return new Set();
  }
}

/** Where the mailer takes several at once they are handed over together. */
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
