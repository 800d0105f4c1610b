import type { Letter } from '#core/letter/index.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';

export interface PromisedMail extends Letter {
  to: string;
  subject: string;
  /** An email with the same key is sent only once, however often it's promised. */
  onceKey: string;
  /** What goes along, drawn when the email is sent. */
  enclosed?: { purchaseOrderId: string };
}

export const sendMailKind = 'send-mail';

/**
 * Promises emails as part of the caller's transaction. Links are paths on this site; the origin is added later, and so
 * are the pieces' pictures.
 */
export function promiseMail(ctx: Pick<Ctx, 'jobs'>, tx: Db, ...mails: PromisedMail[]): Promise<void> {
  const jobs = mails.map(({ onceKey, ...mail }) => ({ kind: sendMailKind, payload: { ...mail }, onceKey }));
  return ctx.jobs.promise(tx, ...jobs);
}
