import { unknownDevice } from '#core/account/index.ts';
import { type AccountAct, wordsOfAccountAct } from '#core/audit/index.ts';
import { productName } from '#core/settings/index.ts';
import { formatLongMoment } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { promiseMail } from '../../mail/promise-mail.ts';

/**
 * Tells the owner what was just done to the account and what to do if it wasn't them. Contains no user-entered text.
 */
export async function promiseAccountActLetter(
  ctx: Pick<Ctx, 'jobs' | 'ids' | 'clock'>,
  tx: Db,
  { to, act, device, keepsPasskeys }: { to: string; act: AccountAct; device: string | null; keepsPasskeys: boolean },
): Promise<void> {
  const { letter } = wordsOfAccountAct(act);
  if (!letter) return;
  const when = `${formatLongMoment(ctx.clock.now())} Eastern Time`;
  const isKnown = device !== null && device !== unknownDevice;
  await promiseMail(ctx, tx, {
    to,
    subject: letter.subject,
    title: letter.subject,
    paragraphs: [
      letter.sentence,
      isKnown ? `This happened on ${when}, on ${device}.` : `This happened on ${when}.`,
      `If this was you, there’s nothing to do. If it wasn’t, set a new password now. ${removes(keepsPasskeys)}`,
    ],
    button: { label: 'This wasn’t me', href: '/reset-password' },
    closing: `You can see everything that’s happened recently under “Recent activity” in your ${productName} account settings.`,
    onceKey: `account-act:${ctx.ids.next('mail')}`,
  });
}

/** What a new password does, so that the letter doesn't promise more (`sign-in/reset-password.ts`). */
const removes = (keepsPasskeys: boolean): string =>
  keepsPasskeys
    ? 'That signs out everyone else and removes linked Google and Facebook sign-ins. Your passkeys stay, so look through them in your account settings.'
    : 'That signs out everyone else and removes passkeys and linked Google and Facebook sign-ins.';
