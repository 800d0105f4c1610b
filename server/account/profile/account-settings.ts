import { isStaff, lastSeenWords } from '#core/account/index.ts';
import { recentActivity } from '../../audit/recent-activity.ts';
import type { Ctx } from '../../context.ts';
import type { Auth } from '../auth.ts';
import { recoveryCodesLeft } from '../factor/recovery-codes.ts';
import { hasPassword, socialProvidersOf } from '../sign-in/store-credential.ts';
import { accountById } from '../store.ts';
import { listDevices } from './devices.ts';
import { getProfile } from './get-profile.ts';
import { listPasskeys } from './passkeys.ts';

/** Data for the account settings page. The route requires sign-in. */
export async function accountSettings(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  auth: Auth,
  { headers, staffNeedSecondFactor }: { headers: Headers; staffNeedSecondFactor: boolean },
) {
  const profile = await getProfile(ctx);
  const person = profile && (await accountById(ctx.db, profile.firestore_reference_userId));
  if (!profile || !person) throw new Error('account settings without an account');
  return {
    profile,
    hasPassword: await hasPassword(ctx.db, person.id),
    notifications: { messages: person.notifyMessages, reminders: person.notifyReminders },
    socialProviders: await socialProvidersOf(ctx.db, person.id),
    secondFactor: {
      on: person.twoFactorEnabled,
      codesLeft: await recoveryCodesLeft(ctx, auth, person.id),
      needed: staffNeedSecondFactor && isStaff(person.role),
      /** The studio is locked because no code was entered in this session. */
      missing: ctx.actor.kind === 'account' && ctx.actor.secondFactorMissing === true,
    },
    passkeys: (await listPasskeys(ctx)).map((own) => ({ ...own, addedAt: own.addedAt.toISOString() })),
    activity: (await recentActivity(ctx)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    devices: (await listDevices(ctx, auth, { headers })).map(({ lastSeen, ...device }) => ({
      ...device,
      seen: lastSeenWords(lastSeen, new Date()),
    })),
  };
}
