import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { quickHash } from '../../tests/setup/quick-hash.ts';
import { type Auth, createAuth } from '../account/auth.ts';
import { accountLetters } from '../account/letters/letters.ts';
import { readConfig } from '../config.ts';
import { answers } from '../db/answers.ts';
import type { Database } from '../db/database.ts';
import { createHttp, type HttpParts } from '../http.ts';
import { type LiveHub, openLiveHub } from '../live/hub.ts';
import { createLog } from '../process/log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { servicesOf } from './router-context.ts';

export const shopOrigin = 'http://hearthline.test';

/** A connection from this address as the server sees it. Pass it as the third argument of `app.request`. */
export const connectionFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
export const fromHere = connectionFrom('127.0.0.1');

export interface TestHttp {
  app: ReturnType<typeof createHttp>;
  ctx: TestContext;
  database: Database;
  live: LiveHub;
  /** Everything logged so far. */
  logged: () => string;
  /** Where its built files are. */
  clientFolder: string;
  auth: Auth;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A new person and their browser's cookie. */
  signUp(email: string): Promise<{ id: string; cookie: string }>;
}

export const script = `console.log(${JSON.stringify('built '.repeat(300))});`;

/** The whole server on its own test database, with a few built files and pages supplied by the test. */
export async function composeHttp(given: Partial<HttpParts> = {}): Promise<TestHttp> {
  const database = await createTestDatabase();
  const ctx = await createTestContext(database);
  const config = readConfig({ APP_ORIGIN: shopOrigin });
  if (!config.ok) throw new Error(config.complaints.join(' '));
  const secret = 'a secret of thirty-two characters';
  let logged = '';
  const lines = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  });
  const log = createLog('debug', lines);
  const auth = createAuth(database.db, {
    origin: shopOrigin,
    secret,
    production: false,
    clock: ctx.clock,
    letters: accountLetters(ctx),
    passwordHash: quickHash,
    log,
  });
  const live = await openLiveHub(database.url, log);
  afterThisFile(() => live.close());
  const clientFolder = builtFiles();
  const app = createHttp({
    config: config.config,
    ctx,
    auth,
    secret,
    log,
    metrics: createMetrics(),
    pictures: { library: new Map(), cacheFolder: join(clientFolder, 'pictures') },
    clientFolder,
    loadBuild: async () => pagesOf(modules),
    development: false,
    open: () => true,
    ready: () => answers(database.pool),
    demoWorld: null,
    live,
    cards: { publishableKey: 'pk_test', apiBase: '' },
    ...given,
  });
  const ask = async (path: string, init?: RequestInit) => app.request(`${shopOrigin}${path}`, init);
  return {
    app,
    ctx,
    database,
    live,
    logged: () => logged,
    clientFolder,
    auth,
    ask,
    async signUp(email) {
      const body = JSON.stringify({ email, password: 'hearth-line-149', name: 'June', firstName: 'June' });
      const headers = { 'Content-Type': 'application/json', Origin: shopOrigin };
      const answer = await ask('/api/auth/sign-up/email', { method: 'POST', body, headers });
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const { user } = (await answer.json()) as { user: { id: string } };
      return { id: user.id, cookie };
    },
  };
}

function builtFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-client-'));
  afterThisFile(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const packed = join(folder, 'assets/page-abc123.js');
  writeFileSync(packed, script);
  writeFileSync(`${packed}.br`, brotliCompressSync(script));
  writeFileSync(`${packed}.gz`, gzipSync(script));
  writeFileSync(join(folder, 'assets/plain-abc123.css'), 'body{}');
  writeFileSync(join(folder, 'service-worker.js'), 'self.oninstall = null;');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'unknown.kind'), 'not of a kind that we serve');
  return folder;
}

export type RouteModule = ServerBuild['routes'][string] extends infer Route
  ? Route extends { module: infer Module }
    ? Partial<Module>
    : never
  : never;

const modules: Record<string, RouteModule> = {
  page: {
    loader: ({ context }) => {
      const nonce = context instanceof RouterContextProvider ? servicesOf(context).nonce : '';
      return new Response(`<script nonce="${nonce}"></script>${'words '.repeat(400)}`, {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    },
  },
  broken: {
    loader: () => {
      throw new Error('the cellar is under water');
    },
  },
  '*': { loader: () => redirect('/') },
  form: { action: async ({ request }) => Response.json(Object.fromEntries(await request.formData())) },
};

/** Pages without UI, keyed by path: enough to see what reaches them and what they answer. */
export const pagesOf = (pages: Readonly<Record<string, RouteModule>>, root: RouteModule = {}): ServerBuild =>
  ({
    entry: {
      module: {
        default: () => {
          throw new Error('these pages have no screen');
        },
        handleError: (error, { context }) => {
          if (context instanceof RouterContextProvider) servicesOf(context).log.error({ err: error }, 'a page failed');
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: root as never },
      ...Object.fromEntries(
        Object.entries(pages).map(([id, module]) => [id, { id, parentId: 'root', path: id, module: module as never }]),
      ),
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as ServerBuild;
