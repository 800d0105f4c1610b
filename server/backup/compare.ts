import type { Client } from 'pg';
import type { Manifest } from './manifest.ts';
import { copyOut, readBooks } from './tables.ts';

/** Reads every row and adds up the books. A sentence about the first difference from what was saved, if there is one. */
export async function differenceFrom({ tables, books }: Manifest, client: Client): Promise<string | null> {
  for (const table of tables) {
    const { rows, digest } = await copyOut(client, table, async () => undefined);
    const name = `${table.schema}.${table.name}`;
    if (rows !== table.rows) return `The table ${name} has ${rows} rows instead of ${table.rows}.`;
    if (digest !== table.digest) return `The table ${name} has other rows than were saved.`;
  }
  if (JSON.stringify(await readBooks(client)) === JSON.stringify(books)) return null;
  return 'The books do not add up as they did when they were saved.';
}
