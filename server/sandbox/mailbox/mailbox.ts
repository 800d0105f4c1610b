import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { sandboxMail } from '../../db/schema/index.ts';
import type { Mail, Mailer } from '../../gateways/mail/port.ts';

/** The demo's mailer: every email ends up on a page instead of being sent. */
export function mailboxMailer(db: Db, clock: Clock): Mailer {
  const sendAll = async (mails: readonly Mail[]) => {
    const sentAt = clock.now();
    const rows = mails.map(({ to, headers = {}, attachments = [], ...mail }) => ({
      ...{ ...mail, recipient: to, headers, sentAt },
      attachments: attachments.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') })),
    }));
    await db.insert(sandboxMail).values(rows).onConflictDoNothing();
  };
  return { send: (mail) => sendAll([mail]), sendAll, recognizesRepeats: true };
}

export const listMail = (db: Db, limit = 100) =>
  db.select().from(sandboxMail).orderBy(desc(sandboxMail.sentAt)).limit(limit);

export async function readMail(db: Db, id: string) {
  const [mail] = await db.select().from(sandboxMail).where(eq(sandboxMail.id, id));
  return mail ?? null;
}
