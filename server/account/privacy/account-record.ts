import { recentActivity } from '../../audit/recent-activity.ts';
import type { Ctx } from '../../context.ts';
import type { Auth } from '../auth.ts';
import { listDevices } from '../profile/devices.ts';
import { getProfile } from '../profile/get-profile.ts';
import { listPasskeys } from '../profile/passkeys.ts';
import { socialProvidersOf } from '../sign-in/store-credential.ts';
import { accountById } from '../store.ts';

/** The account's own part of what a person downloads. Null for a visitor. */
export async function accountRecord(ctx: Pick<Ctx, 'db' | 'actor'>, auth: Auth, headers: Headers) {
  const person = ctx.actor.kind === 'account' ? await accountById(ctx.db, ctx.actor.id) : null;
  if (!person) return null;
  return {
    profile: await getProfile(ctx),
    notifications: { messages: person.notifyMessages, reminders: person.notifyReminders },
    consent: { termsVersion: person.termsVersion, acceptedAt: person.termsAcceptedAt },
    signIn: {
      socialProviders: await socialProvidersOf(ctx.db, person.id),
      secondFactor: person.twoFactorEnabled,
      passkeys: await listPasskeys(ctx),
      devices: await listDevices(ctx, auth, { headers }),
      activity: await recentActivity(ctx),
    },
  };
}
