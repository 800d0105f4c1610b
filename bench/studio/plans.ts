import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Shop } from './shop.ts';

/** Makes PostgreSQL send the plan along with each answer. */
export const planSettings = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_parameter_max_length': '0',
};

export const tellPlans = ['--import', pathToFileURL(join(import.meta.dirname, 'tell-plans.ts')).href];

/** Smaller tables are as fast to scan as to read through an index. */
const large = 5000;
/** From its sixth execution on, a prepared statement may use a generic plan. */
const requests = 11;

const allTold = 'all told';

interface Step {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Filter?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Step[] | undefined;
}

const step: z.ZodType<Step> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Filter: z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(step).optional();
  },
});
const carriedOut = z.object({ 'Query Text': z.string(), Plan: step });

interface Statement {
  times: number;
  took: number;
  /** Large tables that were scanned in full. */
  whole: Set<string>;
}

/** Prints each screen's statements with their times, and every large table they read without an index. */
export async function showPlans({ ask, server, database }: Shop, screens: readonly string[]): Promise<void> {
  const sizes = await largeTables(database);
  let told: string[] = [];
  let whenAllTold = () => {};
  server.on('message', (message) => (message === allTold ? whenAllTold() : told.push(String(message))));
  for (const screen of screens) {
    await ask(screen, 0);
    told = [];
    for (let asked = 1; asked <= requests; asked++) await ask(screen, asked);
    await new Promise<void>((resolve) => {
      whenAllTold = resolve;
      server.send(allTold);
    });
    const statements = statementsIn(told, sizes);
    // Leaves out background sweeps: their call counts aren't a multiple of ours, and a screen locks nothing.
    const own = [...statements].filter(([text, { times }]) => times % requests === 0 && !text.endsWith('for update'));
    const count = own.reduce((sum, [, { times }]) => sum + Math.round(times / requests), 0);
    console.log(`\n${screen}: ${count}`);
    for (const [text, { times, took, whole }] of own) {
      console.log(`  ${Math.round(times / requests)} × ${(took / times).toFixed(2)} ms  ${text.slice(0, textShown)}`);
      for (const one of whole) console.log(`      reads all of ${one}`);
    }
  }
}

const textShown = Number(process.env.TEXT_SHOWN ?? 150);

async function largeTables({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float as rows from pg_class where relkind = 'r' and reltuples > $1`,
    [large],
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

function statementsIn(told: readonly string[], sizes: ReadonlyMap<string, number>): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  for (const message of told) {
    const [, took, plan] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? [];
    if (!took || !plan) continue;
    const { 'Query Text': query, Plan } = carriedOut.parse(JSON.parse(plan));
    const text = query.replace(/\s+/g, ' ').trim();
    const known = statements.get(text) ?? { times: 0, took: 0, whole: new Set() };
    known.times += 1;
    known.took += Number(took);
    for (const one of readWhole(Plan, sizes)) known.whole.add(one);
    statements.set(text, known);
  }
  return statements;
}

function readWhole(at: Step, sizes: ReadonlyMap<string, number>): string[] {
  const below = (at.Plans ?? []).flatMap((one) => readWhole(one, sizes));
  const size = sizes.get(at['Relation Name'] ?? '');
  if (at['Node Type'] !== 'Seq Scan' || size === undefined) return below;
  const rows = ((at['Actual Rows'] ?? 0) + (at['Rows Removed by Filter'] ?? 0)) * (at['Actual Loops'] ?? 1);
  return [`${at['Relation Name']} (${Math.round(rows)} of ${size} rows) ${at.Filter ?? ''}`, ...below];
}
