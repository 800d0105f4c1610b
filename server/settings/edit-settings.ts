import { sql } from 'drizzle-orm';
import { changeSettings, type Settings, settingsPatchSchema } from '#core/settings/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { setting } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { getSettings } from './get-settings.ts';

export type SettingsEdited =
  | { ok: true; settings: Settings }
  | { ok: false; reason: 'not-allowed' | 'changed' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problems: { path: string; message: string }[] };

interface Given {
  /** The settings to change, with their new values. */
  patch: unknown;
  /** The same settings as the admin saw them. If another admin was faster, they're told, and nothing is overwritten. */
  seen: Partial<Record<keyof Settings, unknown>>;
}

/**
 * Otherwise a browser left open could turn the rule about refunds off and then refund any amount, or let someone else's
 * scripts read what customers type.
 */
const provedFirst = [
  ['secondPersonCents', 'settings.edit-second-person'],
  ['outsideServices', 'settings.edit-outside-services'],
] as const;

export async function editSettings(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { patch, seen }: Given,
): Promise<SettingsEdited> {
  if (!authorise(ctx.actor, 'settings.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = settingsPatchSchema.safeParse(patch);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { ok: false, reason: 'invalid', problems };
  }
  return inTransaction(ctx, async (inside) => {
    await inside.db.execute(sql`lock table ${setting} in exclusive mode`);
    const before = await getSettings(inside);
    const { settings, changes } = changeSettings(before, read.data);
    for (const [name, capability] of provedFirst) {
      const allowed = changes.some((change) => change.setting === name)
        ? authorise(ctx.actor, capability)
        : { ok: true as const };
      if (!allowed.ok) return allowed;
    }
    if (changes.some((change) => !isSame(before[change.setting], seen[change.setting]))) {
      return { ok: false, reason: 'changed' };
    }
    const updatedAt = ctx.clock.now();
    for (const { setting: name, to } of changes) {
      await inside.db
        .insert(setting)
        .values({ name, value: to, updatedAt })
        .onConflictDoUpdate({ target: setting.name, set: { value: to, updatedAt } });
    }
    if (changes.length > 0) {
      const detail = { changes };
      await appendAudit(inside, { act: 'settings.edit', subject: { kind: 'settings', id: 'settings' }, detail });
    }
    return { ok: true, settings };
  });
}

/** The database stores object keys in its own order. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
