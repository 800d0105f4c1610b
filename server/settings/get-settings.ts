import { sql } from 'drizzle-orm';
import { readStoredSettings, type Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { preparedStatement } from '../db/prepared-statements.ts';
import { setting } from '../db/schema/index.ts';

const selectSettings = preparedStatement((db) => db.select({ name: setting.name, value: setting.value }).from(setting));

/** The current settings: what an admin changed, and core's defaults for the rest. */
export async function getSettings(ctx: Pick<Ctx, 'db'>): Promise<Settings> {
  return settingsOf(await selectSettings(ctx.db, {}));
}

interface SettingRow {
  name: string;
  value: unknown;
}

/** The rows `settingsOf` reads, as a subquery to include in another query. */
export const settingRows = sql<SettingRow[]>`(
  select coalesce(json_agg(json_build_object('name', ${setting.name}, 'value', ${setting.value})), '[]') from ${setting}
)`;

let last: { changed: string; settings: Settings } | null = null;

/** Settings are read for every price and rarely change, so the last parsed result is reused. */
export function settingsOf(rows: readonly SettingRow[]): Settings {
  const changed = JSON.stringify(rows);
  if (last?.changed !== changed) {
    const own = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    last = { changed, settings: readStoredSettings(own) };
  }
  return last.settings;
}
