import type { Import } from './imports.ts';

/** The nouns of core, in the order in which they may use each other: a later one an earlier one, never the reverse. */
export const coreNouns = [
  ...[
    'lifecycle',
    'money',
    'texts',
    'places',
    'settings',
    'webhook',
    'account',
    'customer',
    'media',
    'letter',
    'catalog',
    'room',
  ],
  ...[
    'survey',
    'promotion',
    'price-list',
    'tax',
    'maker',
    'feed',
    'payment',
    'fee',
    'project',
    'visit',
    'selection',
    'order',
    'purchase-order',
    'review',
    'swatch',
    'message',
    'contact',
    'newsletter',
    'figures',
    'audit',
  ],
];

/** The nouns of the server, in the same kind of order. */
export const serverNouns = [
  ...[
    'limits',
    'audit',
    'media',
    'account',
    'customer',
    'promotion',
    'settings',
    'tax',
    'webhook',
    'catalog',
    'maker',
    'feed',
    'survey',
    'project',
    'visit',
  ],
  ...[
    'selection',
    'payment',
    'fee',
    'message',
    'favorite',
    'order',
    'purchase-order',
    'review',
    'swatch',
    'room',
    'contact',
    'newsletter',
    'figures',
    'refund-approval',
    'exception',
  ],
  'api-key',
];

/** What joins many nouns: above them all, so no noun imports it. They don't import each other either. */
export const serverCompositions = ['pages', 'payment-api', 'privacy', 'quiz'];

const layersOf = ['core', 'server', 'app', 'content', 'showroom', 'bench', 'scripts', 'tests'];
const isOurs = (path: string) => layersOf.includes(path.split('/')[0] ?? '');
const isTest = (path: string) => /\.(test|test-data|bench)\.tsx?$|\/fixtures\//.test(path) || path.startsWith('tests/');
const isRouteModule = (path: string) =>
  /\.(route|layout)\.tsx$|^app\/(root|entry\.server)\.tsx$|^app\/shell\/guards\.ts$/.test(path);
const noun = (path: string) => path.split('/')[1] ?? '';

/** Folders of server/ that are not nouns: the frame around every noun. */
export const serverFrame = [
  'db',
  'gateways',
  'sandbox',
  'jobs',
  'live',
  'http',
  'process',
  'mail',
  'backup',
  'command',
];
const isServerFrame = (path: string) => path.split('/').length === 2 || serverFrame.includes(noun(path));

type Rule = (entry: Import) => string | null;

const core: Rule = ({ from, to }) => {
  if (!from.startsWith('core/')) return null;
  if (!isOurs(to)) return to === 'zod' ? null : 'core imports only core and zod';
  if (!to.startsWith('core/')) return 'core imports only core and zod';
  if (noun(from) === noun(to)) return null;
  if (!to.endsWith('/index.ts')) return 'another noun of core is entered by its index.ts';
  return coreNouns.indexOf(noun(to)) < coreNouns.indexOf(noun(from)) ? null : 'a noun of core uses only earlier nouns';
};

const coreFace: Rule = ({ from, to }) =>
  !from.startsWith('core/') && to.startsWith('core/') && !to.endsWith('/index.ts')
    ? 'core is entered by a noun’s index.ts'
    : null;

const server: Rule = ({ from, to }) => {
  if (!from.startsWith('server/') || !isOurs(to)) return null;
  if (!/^(core|server|content|showroom)\//.test(to)) return 'server does not know the screens';
  if (isServerFrame(from) || isServerFrame(to) || !to.startsWith('server/') || noun(from) === noun(to)) return null;
  if (/\/store(-[\w-]+)?\.ts$/.test(to)) return 'another noun’s store is its own: go through its use cases';
  if (serverCompositions.includes(noun(to)))
    return 'what joins many nouns is above them: only routes and the frame use it';
  if (serverCompositions.includes(noun(from))) return null;
  return serverNouns.indexOf(noun(to)) < serverNouns.indexOf(noun(from))
    ? null
    : 'a noun of the server uses only earlier nouns';
};

const adapters: Rule = ({ from, to, typeOnly }) => {
  const adapter = /^server\/gateways\/[\w-]+\/(?!port\.ts)/.test(to) || to.startsWith('server/sandbox/');
  if (!adapter || typeOnly || /^server\/(gateways|sandbox)\//.test(from)) return null;
  if (from === 'server/main.ts' || from === 'server/choose-gateways.ts') return null;
  // The demo's mailbox is a page of the demo.
  if (to.startsWith('server/sandbox/mailbox/') && from.startsWith('app/pages/dev-mailbox/')) return null;
  return 'only server/main.ts and server/choose-gateways.ts choose adapters';
};

const app: Rule = ({ from, to, typeOnly }) => {
  if (!from.startsWith('app/') || !isOurs(to)) return null;
  if (to.startsWith('server/')) {
    return isRouteModule(from) || typeOnly ? null : 'only a route module calls the server';
  }
  if (!/^(app|core|content|showroom)\//.test(to)) return 'app does not know tests, scripts or benchmarks';
  if (!to.startsWith('app/')) return null;
  const depth = (path: string) => (/^app\/(ui|shell)\//.test(path) ? 2 : 3);
  const area = (path: string) => path.split('/').slice(0, -1).slice(0, depth(path)).join('/');
  if (area(from) === area(to)) return null;
  if (/^app\/(parts|ui)\//.test(to))
    return from.startsWith('app/ui/') && !to.startsWith('app/ui/') ? 'ui knows no noun' : null;
  if (to.startsWith('app/shell/')) {
    return /^app\/(pages|studio|root\.tsx|entry\.)/.test(from) ? null : 'parts and ui do not know the shell';
  }
  return 'a page’s parts are its own: move what is shared to app/parts';
};

const showroom: Rule = ({ from, to }) => {
  if (!/^(showroom|content)\//.test(from) || !isOurs(to)) return null;
  const own = from.split('/')[0] ?? '';
  return to.startsWith('core/') || to.startsWith(`${own}/`) ? null : `${own} uses only core`;
};

/** Models bring three.js: only the live room's worker may load them, and only it carries the library. */
const models: Rule = ({ from, to, typeOnly }) => {
  if (from.startsWith('showroom/') || typeOnly) return null;
  if (to === 'three' || to.startsWith('three/')) return 'three.js is the showroom’s';
  if (!/^showroom\/(models|live)\//.test(to)) return null;
  return from.startsWith('app/parts/live-room/worker/') && to === 'showroom/live/index.ts'
    ? null
    : 'models are built by the live room’s worker, from showroom/live';
};

const outside: Rule = ({ from, to }) =>
  /^(bench|scripts|tests)\//.test(to) && !/^(bench|scripts|tests)\//.test(from)
    ? 'nothing imports tests, scripts or benchmarks'
    : null;

const rules: readonly Rule[] = [core, coreFace, server, adapters, app, showroom, models, outside];

export interface Violation extends Import {
  rule: string;
}

/** Tests may import anything; everything else keeps to the house's rules. */
export function violations(imports: readonly Import[]): Violation[] {
  return imports.flatMap((entry) => {
    if (isTest(entry.from) || /^(bench|scripts|tests)\//.test(entry.from)) return [];
    const rule = rules.map((check) => check(entry)).find((broken) => broken !== null);
    return rule ? [{ ...entry, rule }] : [];
  });
}

const orderOf = (path: string) => {
  const place = serverNouns.indexOf(noun(path));
  return place === -1 ? serverNouns.length : place;
};

/**
 * The frame may import nouns, and nouns the frame: the ways by which a noun reaches a later one through it, such as
 * `server/fee/a.ts → server/jobs/b.ts → server/order/c.ts`.
 */
export function waysThroughFrame(imports: readonly Import[]): string[] {
  const ours = imports.filter(
    ({ from, to }) => from.startsWith('server/') && to.startsWith('server/') && !isTest(from),
  );
  const targets = Map.groupBy(ours, ({ from }) => from);
  const waysFrom = (path: string, way: readonly string[], seen: Set<string>): string[][] =>
    (targets.get(path) ?? []).flatMap(({ to }) => {
      if (!isServerFrame(to)) return [[...way, to]];
      if (seen.has(to)) return [];
      seen.add(to);
      return waysFrom(to, [...way, to], seen);
    });
  return ours
    .filter(({ from, to }) => !isServerFrame(from) && isServerFrame(to))
    .flatMap(({ from, to }) => waysFrom(to, [from, to], new Set([to])))
    .filter(([from = '', ...rest]) => {
      const end = rest.at(-1) ?? '';
      return noun(from) !== noun(end) && orderOf(end) >= orderOf(from);
    })
    .map((way) => way.join(' → '));
}
