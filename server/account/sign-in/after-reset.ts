import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import { rememberDevice } from './known-device.ts';

/**
 * After a password was set by a mailed link: its owner is told, and this browser is known from now on, so that whoever
 * guesses at the account cannot slow the owner down. Returns the cookie for it.
 */
export async function afterReset(
  ctx: RecordNeeds & { house: { origin: string } },
  { accountId, headers }: { accountId: string; headers: Headers },
): Promise<Headers> {
  await recordAccountAct(ctx, { act: 'account.reset-password', accountId, headers });
  const secure = ctx.house.origin.startsWith('https:');
  return new Headers({ 'Set-Cookie': rememberDevice({ secret: ctx.secret, headers, accountId, secure }) });
}
