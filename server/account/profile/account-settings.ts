import type { Ctx } from '../../context.ts';
import type { Auth } from '../auth.ts';
import { hasPassword, socialProvidersOf } from '../sign-in/store-credential.ts';
import { accountById } from '../store.ts';
import { listDevices } from './devices.ts';
import { getProfile } from './get-profile.ts';
import { listPasskeys } from './passkeys.ts';

/** What the page of account settings shows. It stands behind the sign-in guard. */
export async function accountSettings(ctx: Pick<Ctx, 'db' | 'actor'>, auth: Auth, headers: Headers) {
  const profile = await getProfile(ctx);
  const person = profile && (await accountById(ctx.db, profile.firestore_reference_userId));
  if (!profile || !person) throw new Error('account settings without an account');
  return {
    profile,
    hasPassword: await hasPassword(ctx.db, person.id),
    notifications: { messages: person.notifyMessages, reminders: person.notifyReminders },
    socialProviders: await socialProvidersOf(ctx.db, person.id),
    secondFactor: person.twoFactorEnabled,
    passkeys: (await listPasskeys(ctx)).map((own) => ({ ...own, addedAt: own.addedAt.toISOString() })),
    devices: (await listDevices(ctx, auth, { headers })).map((device) => ({
      ...device,
      lastSeen: device.lastSeen.toISOString(),
    })),
  };
}
