import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { MailWords } from './layout.ts';

export interface PromisedMail extends MailWords {
  to: string;
  subject: string;
  /** Of a marketing mail: the path that ends them, in one press. */
  unsubscribe?: string;
  /** The same key is the same mail, however often it is promised. */
  onceKey: string;
}

export const sendMailKind = 'send-mail';

/** Promises mails as part of the caller's transaction. A link in it is a path of this site; the house is added later. */
export function promiseMail(ctx: Pick<Ctx, 'jobs'>, tx: Db, ...mails: PromisedMail[]): Promise<void> {
  const jobs = mails.map(({ onceKey, ...mail }) => ({ kind: sendMailKind, payload: { ...mail }, onceKey }));
  return ctx.jobs.promise(tx, ...jobs);
}
