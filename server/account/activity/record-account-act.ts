import { deviceName } from '#core/account/index.ts';
import { type AccountAct, wordsOfAccountAct } from '#core/audit/index.ts';
import type { Limited } from '#core/settings/index.ts';
import { appendAudit } from '../../audit/append.ts';
import type { Actor, Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import { announce } from '../../live/announce.ts';
import { promiseAccountActLetter } from '../letters/mail-account-act.ts';
import { passkeysAreFactor } from '../sign-in/replace-ways-in.ts';
import { type AccountRow, accountById } from '../store.ts';

/** What it takes to log an account event and email the owner. */
export type RecordNeeds = Pick<Ctx, 'db' | 'ids' | 'clock' | 'jobs' | 'actor' | 'address' | 'secret'>;

export interface DoneToAccount {
  act: AccountAct;
  accountId: string;
  /** Headers of the request that did it; they tell us the browser's name. */
  headers?: Headers | null;
  /** No addresses, names or secrets: the log outlives the person's data. */
  detail?: Record<string, unknown>;
}

/**
 * Logs what was done to an account and, if `core/audit/account-acts.ts` defines an email for it, notifies the owner.
 * Joins the caller's transaction if there is one. Does nothing if the account doesn't exist.
 */
export async function recordAccountAct(ctx: RecordNeeds, done: DoneToAccount): Promise<void> {
  const { act, accountId, headers, detail } = done;
  await inTransaction(ctx, async (inside) => {
    const person = await accountById(inside.db, accountId);
    if (!person || !(await mayStillBeNoted(inside, act, accountId))) return;
    const device = headers ? deviceName(headers.get('user-agent')) : null;
    await appendAudit(inside, {
      act,
      subject: { kind: 'account', id: accountId },
      detail: { ...(device ? { device } : {}), ...detail },
      actor: whoDid(inside.actor, act, person),
    });
    if (wordsOfAccountAct(act).letter && (await mayGetLetter(inside, person))) {
      const keepsPasskeys = passkeysAreFactor(person);
      await promiseAccountActLetter(inside, inside.db, { to: person.email, act, device, keepsPasskeys });
    }
    announce(inside.db, accountId, 'profile');
  });
}

/** Someone who registers another person's address could fill that mailbox by changing a password over and over. */
const mayGetLetter = async (ctx: RecordNeeds, { emailVerified, email }: AccountRow): Promise<boolean> =>
  emailVerified || (await takeTry(ctx, 'unprovenLetter', { account: email })).ok;

/** Strangers or scripts can trigger these repeatedly, so each is logged only a few times an hour. */
const bounds: Partial<Record<AccountAct, Limited>> = {
  'account.sign-in': 'signInNoted',
  'account.sign-in-new-device': 'newDeviceNoted',
  'account.sign-in-failed': 'failedSignInNoted',
  'account.end-sessions': 'signInNoted',
  'account.refused-access': 'refusalNoted',
};

async function mayStillBeNoted(ctx: RecordNeeds, act: AccountAct, account: string): Promise<boolean> {
  const limit = bounds[act];
  return limit === undefined || (await takeTry(ctx, limit, { account })).ok;
}

/** Someone signing in or following an emailed link arrives as a visitor but has just proved they own the account. */
function whoDid(actor: Actor, act: AccountAct, { id, role, email, firstName }: AccountRow): Actor {
  const proved = actor.kind === 'visitor' && act !== 'account.sign-in-failed';
  return proved ? { kind: 'account', id, role, email, firstName } : actor;
}
