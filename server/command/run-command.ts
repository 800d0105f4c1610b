import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeAdmin } from '../account/staff/make-admin.ts';
import { exportMonth } from '../backup/export-month.ts';
import { moveDatabase, movedAway } from '../backup/move-database.ts';
import { type RestoreParts, restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type FolderImported, importPictureFolder } from '../catalog/pictures/import-folder.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { randomIds, systemActor } from '../context.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { reachEmbedded } from '../db/embedded/reach.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrateDatabase } from '../db/migrate.ts';
import type { Files } from '../gateways/files/port.ts';
import { endQuiet } from '../jobs/quiet.ts';

export interface CommandParts {
  config: Config;
  files: Files;
  openSandbox: RestoreParts['openSandbox'];
  /** Prints a line while a long command goes on. */
  say: (line: string) => void;
}

/** What to print, and whether it worked. */
export type Outcome = { ok: boolean; message: string };

type Command = (parts: CommandParts, args: readonly string[]) => Promise<Outcome>;

/** What an operator can do without a browser: `npm run <name>` from the source, `node build/server/main.js <name>` without. */
const commands: Record<string, Command> = {
  migrate: (parts) =>
    withDatabase(parts, async (url) => {
      const migrated = await migrateDatabase(url);
      if (!migrated.ok) return migrated;
      return done(migrated.applied === 0 ? 'Nothing to do.' : `Applied ${migrated.applied} migrations.`);
    }),

  'make-admin': async (parts, [email]) => {
    if (!email) return { ok: false, message: 'Say whose: npm run make-admin -- someone@example.com' };
    return withMigrated(parts, async (db) => {
      const clock = systemClock(parts.config.demoNow);
      const made = await makeAdmin({ db, clock, ids: randomIds(clock), actor: systemActor }, { email });
      if (!made.ok) return { ok: false, message: notAdmin[made.reason](email) };
      return done(made.already ? `${email} is an admin already.` : `${email} is an admin now.`);
    });
  },

  'import-pictures': async (parts, [folder]) => {
    if (!folder) return { ok: false, message: 'Say where they are: npm run import-pictures -- a-folder' };
    if (!(await isFolder(resolve(folder)))) return { ok: false, message: `There is no folder ${resolve(folder)}.` };
    return withMigrated(parts, async (db) => {
      const clock = systemClock(parts.config.demoNow);
      const ctx = { db, clock, ids: randomIds(clock), actor: systemActor, files: parts.files };
      return picturesSaid(await importPictureFolder(ctx, resolve(folder), parts.say));
    });
  },

  backup: async (parts, [path]) => {
    if (!path) return { ok: false, message: 'Say where to: npm run backup -- shop.tar' };
    return withDatabase(parts, async (url) => {
      const written = await writeBackup({ url, files: parts.files, path: resolve(path), now: new Date() });
      if (!written.ok) return written;
      const { tables, media } = written.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const missing = media.missing > 0 ? ` ${media.missing} uploads have no picture in the store.` : '';
      return done(
        `Saved ${rows} rows and ${media.files} pictures to ${resolve(path)} (${written.bytes} bytes).${missing}`,
      );
    });
  },

  restore: async (parts, [path]) => {
    if (!path) return { ok: false, message: 'Say which: npm run restore -- shop.tar' };
    return withDatabase(parts, async (url) => {
      const { files, openSandbox } = parts;
      const restored = await restoreBackup(resolve(path), { url, files, openSandbox, quiet: true });
      if (!restored.ok) return restored;
      const { tables, media, takenAt } = restored.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return done(
        `Restored ${rows} rows and ${media.files} pictures as of ${takenAt}; every row and the books agree. The shop starts quiet: it sends no email and runs no job until you run \`npm run wake\`.`,
      );
    });
  },

  'export-month': async (parts, [month, folder]) => {
    if (!month || !folder) {
      return { ok: false, message: 'Say which month, and where to: npm run export-month -- 2026-10 a-folder' };
    }
    return withDatabase(parts, async (url) => {
      const now = systemClock(parts.config.demoNow).now();
      const written = await exportMonth({ url, month, folder: resolve(folder), now });
      if (!written.ok) return written;
      const { ledger, audit } = written;
      return done(
        `Wrote ${ledger.rows} ledger entries (${ledger.cents} cents in all, whichever way they went) to ${ledger.path}, and ${audit.rows} entries of the audit log to ${audit.path}.`,
      );
    });
  },

  wake: (parts) =>
    withMigrated(parts, async (db) =>
      done((await endQuiet(db)) ? 'Emails and jobs begin within seconds.' : 'The shop wasn’t quiet.'),
    ),

  'move-database': async (parts, [to]) => {
    const { config, openSandbox } = parts;
    if (!to || !/^postgres(ql)?:\/\//.test(to)) {
      return { ok: false, message: 'Say where to: npm run move-database -- postgres://user:password@host/database' };
    }
    if (config.databaseUrl) return { ok: false, message: 'DATABASE_URL is set: this shop has no embedded database.' };
    return withDatabase(
      parts,
      async (from) => {
        const moved = await moveDatabase({ dataDir: config.dataDir, from, to, openSandbox, now: new Date() });
        if (!moved.ok) return moved;
        const rows = moved.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        return done(
          `Moved ${rows} rows to ${moved.place}; every row and the books agree. Now set DATABASE_URL and start the shop.`,
        );
      },
      { alone: true },
    );
  },
};

const notAdmin = {
  'no-account': (email: string) => `No account uses ${email}. Sign up with it first, then run this again.`,
  unconfirmed: (email: string) =>
    `${email} isn’t confirmed yet. Open the link in the email we sent there, then run this again.`,
};

const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() ?? false;

const mostNamed = 20;

/** A name that means no piece is worth a look, but only an unreadable picture is a failure. */
function picturesSaid({ added, present, unknown, failed }: FolderImported): Outcome {
  const lines = [
    `Added ${added} pictures; ${present} were there already.`,
    ...(unknown.length > 0 ? [`${unknown.length} names match no piece: ${someOf(unknown)}`] : []),
    ...failed.slice(0, mostNamed).map(({ name, why }) => `${name}: ${why}`),
    ...(failed.length > mostNamed ? [`and ${failed.length - mostNamed} more that failed`] : []),
  ];
  return { ok: failed.length === 0, message: lines.join('\n') };
}

const someOf = (names: readonly string[]) =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ', …' : '');

const done = (message: string): Outcome => ({ ok: true, message });

export async function runCommand(name: string, args: readonly string[], parts: CommandParts): Promise<Outcome> {
  const command = commands[name];
  if (command) return command(parts, args);
  return { ok: false, message: `There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.` };
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** The database past any pooler; the embedded one of a shop that runs, or started for this alone. */
async function withDatabase(
  { config }: CommandParts,
  act: (url: string) => Promise<Outcome>,
  { alone = false } = {},
): Promise<Outcome> {
  const given = config.database.directUrl ?? config.databaseUrl;
  if (given) return act(given);
  const moved = await movedAway(config.dataDir);
  if (moved) return { ok: false, message: moved };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet });
  if (!postgres.ok) {
    const running = postgres.reason === 'held' && !alone ? await reachEmbedded(config.dataDir) : null;
    return running ? act(running) : postgres;
  }
  try {
    return await act(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const withMigrated = (parts: CommandParts, act: (db: Db) => Promise<Outcome>) =>
  withDatabase(parts, async (url) => {
    const migrated = await migrateDatabase(url);
    if (!migrated.ok) return migrated;
    const database = openDatabase(url);
    try {
      return await act(database.db);
    } finally {
      await database.close();
    }
  });
