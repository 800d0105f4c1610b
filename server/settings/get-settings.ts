import { defaultSettings, type Settings, settingsSchema } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { setting } from '../db/schema/index.ts';

/** The shop's settings as they stand now: what an admin changed, and core's defaults for the rest. */
export async function getSettings(ctx: Pick<Ctx, 'db'>): Promise<Settings> {
  const changed = await ctx.db.select({ name: setting.name, value: setting.value }).from(setting);
  return settingsSchema.parse({
    ...defaultSettings,
    ...Object.fromEntries(changed.map(({ name, value }) => [name, value])),
  });
}
