import type { NotificationChoices, Profile, ProfilePatch } from '#core/account/index.ts';
import { stateOfZip } from '#core/places/index.ts';
import { text } from '#core/texts/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';
import { type AccountRow, accountById, updateAccount } from '../store.ts';
import { getProfile } from './get-profile.ts';

export type ProfileUpdated =
  | { ok: true; profile: Profile }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; message: string };

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor'>;

/** Merges the patch into the profile and notifies the person's other open pages. */
export async function updateProfile(
  ctx: Needs,
  patch: ProfilePatch & { notifications?: NotificationChoices },
): Promise<ProfileUpdated> {
  const allowed = authorise(ctx.actor, 'profile.edit-own');
  const person = allowed.ok ? await accountById(ctx.db, allowed.account.id) : null;
  if (!person) return { ok: false, reason: 'not-allowed' };
  const change = changeOf(person, patch);
  const { shippingZip, shippingState } = { ...person, ...change };
  if (shippingZip && shippingState && stateOfZip(shippingZip) !== shippingState) {
    return { ok: false, reason: 'invalid', message: text('zip.invalid') };
  }
  await ctx.db.transaction(async (tx) => {
    await updateAccount(tx, person.id, { ...change, updatedAt: ctx.clock.now() });
    announce(tx, person.id, 'profile');
  });
  const profile = await getProfile(ctx);
  return profile ? { ok: true, profile } : { ok: false, reason: 'not-allowed' };
}

function changeOf(
  person: AccountRow,
  { notifications, ...patch }: Parameters<typeof updateProfile>[1],
): Partial<AccountRow> {
  const change: Partial<AccountRow> = {
    ...(patch.first_name === undefined ? {} : { firstName: patch.first_name }),
    ...(patch.last_name === undefined ? {} : { lastName: patch.last_name ?? '' }),
    ...(patch.displayname === undefined ? {} : { displayName: patch.displayname }),
    ...(patch.phone_number_main === undefined ? {} : { phoneNumberMain: patch.phone_number_main }),
    ...(patch.zip_main === undefined ? {} : { zipMain: patch.zip_main }),
    ...(patch.shipping_name === undefined ? {} : { shippingName: patch.shipping_name }),
    ...(patch.shipping_zip === undefined ? {} : { shippingZip: patch.shipping_zip }),
    ...(patch.shipping_state === undefined ? {} : { shippingState: patch.shipping_state }),
    ...(notifications ? { notifyMessages: notifications.messages, notifyReminders: notifications.reminders } : {}),
  };
  const { firstName, lastName } = { ...person, ...change };
  return { ...change, name: `${firstName} ${lastName}`.trim() };
}
