import { type Capability, can, type Holder } from '#core/account/index.ts';
import { apiDoors, pageDoors, pagePaths } from '../setup/doors.ts';
import type { Shape } from './shapes.ts';

/** Who asks, in the order of the printed table. */
export const holders = [
  'visitor',
  'customer',
  'specialist',
  'support',
  'fulfillment',
  'admin',
  'owner',
  'maker',
  'api-key',
] as const satisfies readonly Holder[];

/** A way in: a call of the API, a page, a page's data, or a page's act. */
export interface Door {
  /** As the table prints it. */
  name: string;
  kind: 'call' | 'page' | 'data' | 'act' | 'other';
  method: string;
  /** With `:names` for what varies. */
  path: string;
  query: readonly { name: string; shape: Shape }[];
  body: Shape | null;
  multipart: boolean;
  may(holder: Holder): boolean;
}

interface Operation {
  parameters?: readonly { name: string; in: string; schema: Shape }[];
  requestBody?: { content: Readonly<Record<string, { schema: Shape }>> };
}
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A maker has no account: it comes as a visitor who has the links that we mailed it, and its system with its key. */
const allows = (capability: Capability | undefined) => (holder: Holder) =>
  capability !== undefined &&
  (can(holder === 'maker' ? 'visitor' : holder, capability) || (holder === 'maker' && capability === 'maker.call-own'));

/** `/image/:transform/:id{.+}` and `/image/{transform}/{id}` are one. */
const plain = (path: string) => path.replace(/\{\.\+\}/g, '').replace(/\{(\w+)\}/g, ':$1');

const capabilityOfCall = new Map(Object.entries(apiDoors).map(([name, capability]) => [plain(name), capability]));

function callDoors({ paths }: ApiDocument): Door[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { parameters = [], requestBody }]): Door => {
      const method = verb.toUpperCase();
      const name = `${method} ${plain(path)}`;
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        ...{ name, kind: 'call', method, path: plain(path) },
        query: parameters
          .filter(({ in: where }) => where === 'query')
          .map(({ name, schema }) => ({ name, shape: schema })),
        body: content?.schema ?? null,
        multipart: type === 'multipart/form-data',
        may: allows(capabilityOfCall.get(name)),
      };
    }),
  );
}

const bare = { query: [], body: null, multipart: false } as const;

/** Every page can be read, read as data, and posted to either way, whether it has an act or not. */
function doorsOfPage(path: string): Door[] {
  const may = allows(pageDoors[path]);
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return [
    { ...bare, name: `page ${path}`, kind: 'page', method: 'GET', path, may },
    { ...bare, name: `data ${path}`, kind: 'data', method: 'GET', path: data, may },
    { ...bare, name: `act ${path}`, kind: 'act', method: 'POST', path, may },
    { ...bare, name: `act ${path}`, kind: 'act', method: 'POST', path: data, may },
  ];
}

/** What neither table lists: the sign-in library's own ways, the card provider's news, files, and no address at all. */
const otherDoors: readonly Door[] = [
  ...['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico'],
  ...[
    '/api/auth/get-session',
    '/api/auth/callback/google',
    '/api/auth/:anything',
    '/api/:anything',
    '/image/:anything',
  ],
  ...['/assets/:anything', '/:anything', '/:anything/:anything', '/__manifest', '/service-worker.js'],
]
  .map((path): Door => ({ ...bare, name: `GET ${path}`, kind: 'other', method: 'GET', path, may: () => true }))
  .concat(
    [
      ...['/webhooks/stripe', '/api/auth/two-factor/verify-totp', '/api/auth/two-factor/verify-backup-code'],
      ...['/api/auth/:anything', '/api/:anything', '/webhooks/:anything', '/:anything'],
    ].map((path): Door => ({ ...bare, name: `POST ${path}`, kind: 'other', method: 'POST', path, may: () => true })),
  );

export const allDoors = (document: ApiDocument): Door[] => [
  ...callDoors(document),
  ...pagePaths.flatMap(doorsOfPage),
  ...otherDoors,
];
