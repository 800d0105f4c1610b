import { eq } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Db } from '../db/database.ts';
import { setting } from '../db/schema/index.ts';

/**
 * A restored shop is quiet: it serves pages, but sends no email and runs no job until someone says so. Everything it
 * promised before the backup may have happened since, and the old shop may still be running.
 */
const name = 'quiet';

export const writeQuiet = (client: Pick<Client, 'query'>) =>
  client.query(`insert into setting (name, value) values ($1, 'true') on conflict (name) do nothing`, [name]);

export async function isQuiet(db: Db): Promise<boolean> {
  return (await db.select({ name: setting.name }).from(setting).where(eq(setting.name, name))).length > 0;
}

/** Mails and jobs begin. Returns false if they weren't waiting. */
export async function endQuiet(db: Db): Promise<boolean> {
  return (await db.delete(setting).where(eq(setting.name, name)).returning({ name: setting.name })).length > 0;
}

const lookSeconds = 5;

/** Calls `begin` once the shop isn't quiet, which is at once for most. Returns whether it is, and a way to stop waiting. */
export async function whenNotQuiet(db: Db, begin: () => Promise<void>): Promise<{ quiet: boolean; stop: () => void }> {
  if (!(await isQuiet(db))) {
    await begin();
    return { quiet: false, stop: () => undefined };
  }
  const timer = setInterval(async () => {
    // A database that can't answer now is asked again.
    if (await isQuiet(db).catch(() => true)) return;
    clearInterval(timer);
    await begin();
  }, lookSeconds * 1000);
  return { quiet: true, stop: () => clearInterval(timer) };
}
