import { profilePatchSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { firstProblems } from '../first-problems.ts';
import { updateProfile } from './update-profile.ts';

export type ProfileSaved = { ok: true } | { ok: false; problems: Partial<Record<string, string>> };

/**
 * Saves the profile forms. Empty fields become null, except the first name; each invalid field gets its own message.
 */
export async function saveProfileForm(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  entries: Readonly<Record<string, string>>,
): Promise<ProfileSaved> {
  const known = Object.keys(profilePatchSchema.shape);
  const given = Object.fromEntries(
    Object.entries(entries)
      .filter(([name]) => known.includes(name))
      .map(([name, value]) => [name, name === 'first_name' ? value : value.trim() || null]),
  );
  const read = profilePatchSchema.safeParse(given);
  if (!read.success) return { ok: false, problems: firstProblems(read.error.issues) };
  const saved = await updateProfile(ctx, read.data);
  if (saved.ok) return { ok: true };
  return { ok: false, problems: saved.reason === 'invalid' ? { shipping_zip: saved.message } : {} };
}
