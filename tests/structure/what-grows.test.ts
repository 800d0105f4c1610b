import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** What a process keeps from one request to the next, and what keeps it from growing with what outsiders ask. */
const bounds: Readonly<Record<string, string>> = {
  'server/authorise.ts watched': 'goes with its actor, who is made for one request',
  'server/account/auth-guards.ts enteredPassword': 'goes with its request',
  'server/account/auth-guards.ts passwordAtCode': 'goes with its request',
  'server/process/source-frames.ts maps': 'files of the build; each is dropped after a while',
  'server/http/openapi/records.ts apiRecords': 'schemas of the program, written as it loads',
  'server/http/senders-mistake.ts mended': 'one for each build',
  'server/media/decoding/take-turns.ts lines': 'requests that wait for a picture; each leaves when it is its turn',
  'server/media/decoding/take-turns.ts working': 'as many as there are places',
  'server/media/pictures/derive-picture.ts inTheMaking': 'conversions under way; each leaves when it ends',
  'server/media/pictures/kept-copies.ts contents':
    'pictures that ship with the program; any other name is refused first',
  'server/order/placing/placed-order.ts recentTotals': '1,000 orders of nine numbers, asked by memory.test.ts',
  'server/figures/count-visit.ts waiting': 'days whose counts are being written, of pages and steps that exist',
  'server/figures/count-visit.ts writing': 'one for each database',
  'server/payment/coalesce-syncs.ts opened': '1,000 payments, asked by memory.test.ts',
  'server/payment/coalesce-syncs.ts underWay': 'questions under way; each leaves when it ends, asked by memory.test.ts',
  'server/payment/coalesce-syncs.ts settled': '1,000 payments, asked by memory.test.ts',
  'server/payment/refund-rows.ts givenBack': 'a number that goes with its transaction',
  'server/payment/second-person.ts approved': 'goes with its transaction',
  'server/db/embedded/lock.ts locks': 'one for each data folder',
  'server/db/write-rows.ts kept': '200 statements for each connection',
  'server/db/connection.ts watched': 'one for each time limit in the settings',
  'server/db/after-commit.ts waiting': 'goes with its transaction',
  'server/live/announce.ts gathered': 'a tenth of a second of news, each once',
  'server/swatch/order-swatches.ts kept': 'one for each database',
  'server/selection/desk/catalog-index.ts pages': 'one for each database',
  'core/places/zip.ts stateOfPrefix': 'three digits, written as it loads',
  'core/promotion/business-days.ts holidaysByYear': 'years of four digits, named by staff and the clock',
  'core/room/size-tokens.ts words': 'written as it loads',
  'core/room/layout/rules/walls.ts thresholds': 'goes with its floor, which is made for one plan',
  'core/selection/composer/columns.ts rowsOf': 'goes with its columns',
  'core/selection/learning/with-taste.ts learnedColumns':
    'held weakly: one for each style and room, as long as the catalog stays',
  'core/selection/learning/with-taste.ts tastes': 'held weakly: one for each style and room of a version',
  'server/backup/archive.ts places': 'the parts of one archive that is being read',
  'server/db/database.ts open': 'the connections of the pool',
  'server/db/named-statements.ts names': 'as many statements as its limit says',
  'server/db/named-statements.ts seen': 'emptied at the same limit',
  'server/gateways/mail/smtp.ts handedOver': 'letters on their way; each leaves when it was sent',
  'server/gateways/tax/taxjar.ts kept': '1,000 ZIP codes; the oldest makes room, shown by its own test',
  'server/http/cache/recently-used.ts entries': 'counted in bytes, asked by memory.test.ts',
  'server/http/monitoring/page-route.ts known': 'the beginnings of the routes, read as it starts',
  'server/live/hub.ts waiting': 'questions of ours to the database; each leaves when it is answered',
  'server/live/streams.ts byAccount': 'five open streams an account; it leaves with its last',
  'server/media/uploads/uploads-under-way.ts counts': 'uploads under way; each leaves when it ends',
  'server/process/listen.ts underWay': 'answers under way; each leaves when it is closed',
  'server/sandbox/identity/memory-adapter.ts kept': 'sign-ins of the demo, asked by memory.test.ts',
  'server/sandbox/stripe/faults.ts struck': 'the names of the faults there are',
  // In the browser only: on the server no effect runs and no one listens.
  'app/parts/survey/saving.ts listeners': 'the parts of one page',
  'app/parts/survey/saving.ts readers': 'the parts of one page',
  'app/parts/survey/draft-store.ts listeners': 'the parts of one page',
  'app/parts/payment/providers/stripe-card-form.tsx loading': 'one script for each publishable key',
  'app/parts/live-room/worker/uploaded-model.ts loading': 'models of one page’s room',
  'app/parts/live-room/worker/build-room.ts models': 'models of one page’s room',
  'app/parts/live-room/worker/room-worker.ts painted': 'pieces of one page’s room',
};

const kept = /^(?:export )?(?:const|let) (\w+)(?:: [^=\n]+)? =\s*new (?:Map|Set|WeakMap|WeakSet)\b(?:<.*>)?\((.*)/gm;

const block = /^(?:export )?(?:default )?(?:async )?(?:function|const|class) \w[\s\S]*?^\}[;)]*$/gm;
const inside = /^ {2}(?:readonly |private |const |let )?#?(\w+)(?:: [^=\n]+)? =\s*new (?:Map|Set)\b(?:<.*>)?\(\)/gm;

/** The same inside of a function that hands out functions, or in a class: they live as long as what was handed out. */
function growingInside(path: string, source: string): string[] {
  return [...source.matchAll(block)].flatMap(([body]) =>
    [...body.matchAll(inside)]
      .map(([, name = '']) => name)
      .filter((name) => isHandedOut(body, name))
      .map((name) => `${path} ${name}`),
  );
}

function isHandedOut(body: string, name: string): boolean {
  if (/^(?:export )?class /.test(body)) return true;
  const inner = [
    ...body.matchAll(/^ {2}(?:async )?function (\w+)[\s\S]*?^ {2}\}/gm),
    ...body.matchAll(/^ {2}const (\w+)(?:: [^=\n]+)? =\s+(?:async )?(?:\([^\n]*|\w+) =>[\s\S]*?(?=^ {2}\S)/gm),
  ];
  // The functions that use it, and those that use these.
  const names: string[] = [];
  const usesIt = (text: string) => [name, ...names].some((one) => new RegExp(`\\b${one}\\b`).test(text));
  for (const _ of inner) {
    for (const [text, one = ''] of inner) if (!names.includes(one) && usesIt(text)) names.push(one);
  }
  // What it returns, and what it leaves with others to call.
  const left = [...body.matchAll(/^ {2}(?:return |\w+\.(?:on|use)\()[\s\S]*?(?=^ {2}[^\s})]|^\})/gm)].map(
    ([text]) => text,
  );
  return left.some((text) => {
    const mentions = (one: string) => new RegExp(`\\b${one}\\b`).test(text);
    return names.some(mentions) || (mentions(name) && /=>|\) \{/.test(text));
  });
}

/** The maps and sets of a file that live as long as the process and can grow: those that begin empty or are added to. */
function growing(path: string, source: string): string[] {
  return [...source.matchAll(kept)].flatMap(([, name = '', content = '']) => {
    const isAddedTo = new RegExp(`\\b${name}\\.(?:set|add)\\(`).test(source);
    return content.startsWith(')') || isAddedTo ? [`${path} ${name}`] : [];
  });
}

describe('attack 3: what a process keeps is bounded', () => {
  it('attack 3: every map and set that outlives a request says what bounds it', () => {
    const found = sourceFiles(root)
      .filter((path) => /^(server|app|core)\//.test(path) && !/\.(test|test-data|bench)\.tsx?$/.test(path))
      .flatMap((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        return [...growing(path, source), ...(path.startsWith('server/') ? growingInside(path, source) : [])];
      });
    expect(
      found.toSorted(),
      'bound what it keeps (server/http/cache/recently-used.ts counts bytes), say here by what, and ask it in server/http/cache/memory.test.ts if outsiders can add to it',
    ).toEqual(Object.keys(bounds).toSorted());
  });

  it.each([
    'const recent = new Map<string, Promise<Buffer>>();',
    'export const seen = new Set<string>();',
    'const held: Map<string, string> = new Map();',
    'const long =\n  new WeakMap<Db, Map<string, string>>();',
    "const known = new Set(['a']);\nexport const learn = (one: string) => known.add(one);",
  ])('and it would be seen: %s', (source) => {
    expect(growing('server/planted.ts', source)).toHaveLength(1);
  });

  it.each([
    'export function hub() {\n  const waiting = new Map<string, Done>();\n  return { add: (one) => waiting.set(one, 1) };\n}\n',
    'function line() {\n  const working = new Map();\n  const begin = (who) => {\n    working.set(who, 1);\n  };\n  return begin;\n}\n',
    'function turns() {\n  const lines = new Map();\n  const turnOf =\n    (who) => lines.set(who, 1);\n  return turnOf;\n}\n',
    'export class Shelf {\n  readonly #held = new Map<string, string>();\n}\n',
  ])('and in what lives as long as the process: %s', (source) => {
    expect(growingInside('server/planted.ts', source)).toHaveLength(1);
  });

  it.each([
    "const words = new Set(['image', 'font']);",
    'const byKey = new Map(steps.map((step) => [step.key, step]));',
    'function once() {\n  const own = new Map<string, string>();\n  own.set(one, two);\n}',
  ])('but not a table, or what one call uses: %s', (source) => {
    expect([...growing('server/planted.ts', source), ...growingInside('server/planted.ts', source)]).toEqual([]);
  });
});
