import { roleInWords, type StaffRole } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { tokenPath } from '../sign-in/token-path.ts';

/** Invites a new staff member. */
export const promiseInvitation = (
  ctx: Pick<Ctx, 'jobs' | 'ids'>,
  tx: Db,
  { email, role, by, token }: { email: string; role: StaffRole; by: string; token: string },
) =>
  promiseMail(ctx, tx, {
    to: email,
    subject: `${by} invited you to ${productName}`,
    title: `Work with us at ${productName}`,
    paragraphs: [`${by} has invited you to the studio as ${roleInWords[role]}.`],
    button: { label: 'Accept the invitation', href: tokenPath('/invitation', token) },
    closing: 'The link works once, within a week.',
    onceKey: `invitation:${ctx.ids.next('mail')}`,
  });
