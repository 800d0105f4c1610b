import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/db/database.ts';
import { openPostOffice } from '#server/gateways/mail/smtp.test-data.ts';
import { dataFolder, type Shop, startShop } from '../faults/built-shop.ts';
import { afterThisFile } from './after-file.ts';
import { createMigratedUrl } from './database.ts';
import { type Letter, readLetter } from './journeys/read-letter.ts';

/** The built shop in production mode: its own process, a real PostgreSQL, a mail server that keeps what it is handed. */
export interface ProductionShop {
  origin: string;
  /** The shop's database, to look into. */
  database: Database;
  /** A browser that has never been here. */
  browser(given?: { address?: string }): ShopBrowser;
  /** Every letter to this address so far, oldest first. */
  lettersTo(email: string): Letter[];
  /** The newest letter to this address with this subject, once it is there; `after` skips that many older ones. */
  letter(email: string, subject: string | RegExp, given?: { after?: number }): Promise<Letter>;
}

/** Keeps cookies and says where a request comes from, as browsers do. Follows no redirect: a test reads where it leads. */
export interface ShopBrowser {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A form of one of our own pages. */
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** A call of the API. */
  call(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A page's form, on a page of another site. */
  postFromElsewhere(path: string, form: Record<string, string>): Promise<Response>;
  /** A link on a page of another site. */
  followFromElsewhere(path: string): Promise<Response>;
  signUp(email: string, password?: string): Promise<void>;
  signIn(email: string, password?: string): Promise<Response>;
  /** The address of the account that is signed in here; null for a visitor. */
  whoAmI(): Promise<string | null>;
}

export const goodPassword = 'a walnut armchair by the window';

/** What production demands. No card is charged in these tests, so nothing answers at the card provider. */
const secrets = {
  HEARTHLINE_MODE: 'production',
  AUTH_SECRET: 'Vq3rT8kZ1mW6yB9xN4cF7hJ2pL5sD0gA',
  STRIPE_SECRET_KEY: 'sk_test_production_shop',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_production_shop',
  STRIPE_WEBHOOK_SECRET: 'whsec_production_shop',
  MAIL_FROM: 'Hearthline <hello@hearthline.example>',
  LEGAL_NAME: 'Hearthline Test LLC',
  POSTAL_ADDRESS: '1 Test Street, Brooklyn, NY 11201',
  SUPPORT_PHONE: '(555) 010-0149',
  HOST: '127.0.0.1',
  // The tests say where a request comes from, as a proxy would.
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DRAIN_S: '0',
  ONE_MACHINE: 'yes',
  PICTURES_AHEAD: 'no',
};

/** Opens it for the tests of one file, with these settings besides the required ones. Needs `npm run build`. */
export async function openProductionShop(settings: Record<string, string> = {}): Promise<ProductionShop> {
  const databaseUrl = await createMigratedUrl();
  const office = await openPostOffice();
  const dataDir = await dataFolder();
  const given = { ...secrets, DATABASE_URL: databaseUrl, SMTP_URL: office.url, DATA_DIR: dataDir, ...settings };
  const { shop, origin } = await startOnFreePort(given);
  const database = openDatabase(databaseUrl);
  afterThisFile(async () => {
    shop.process.kill('SIGTERM');
    await shop.ended;
    await database.close();
    await office.close();
  });
  const lettersTo = (email: string) => office.received.map(readLetter).filter(({ to }) => to === email);
  return {
    origin,
    database,
    browser: ({ address } = {}) => browserOf(origin, address),
    lettersTo,
    async letter(email, subject, { after = 0 } = {}) {
      const fits = (letter: Letter) =>
        typeof subject === 'string' ? letter.subject === subject : subject.test(letter.subject);
      for (;;) {
        const found = lettersTo(email).filter(fits);
        const newest = found.at(-1);
        if (newest && found.length > after) return newest;
        // The outbox is emptied by the shop's own worker; the runner's patience ends a wait that has no end.
        await pause(25);
      }
    },
  };
}

/** The shop has to know its own address before it listens, so a port is looked for first, and again if it was taken. */
async function startOnFreePort(settings: Record<string, string>): Promise<{ shop: Shop; origin: string }> {
  for (;;) {
    const port = await freePort();
    const shop = startShop({ PORT: String(port), APP_ORIGIN: `http://127.0.0.1:${port}`, ...settings });
    const origin = await shop.opened;
    if (origin) return { shop, origin };
    const { complained } = await shop.ended;
    if (!complained.includes('is taken by another program')) throw new Error(complained);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function browserOf(origin: string, address?: string): ShopBrowser {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie ? { Cookie: cookie } : {}),
      ...(address ? { 'X-Forwarded-For': address } : {}),
      ...init.headers,
    };
    const answer = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    return answer;
  };
  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://elsewhere.example/' };
  const browser: ShopBrowser = {
    cookies,
    get: (path, headers = {}) => ask(path, { headers: { 'Sec-Fetch-Site': 'none', ...headers } }),
    post: (path, form, headers = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(form), headers: { ...own, ...headers } }),
    call: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...own, ...headers },
      }),
    postFromElsewhere: (path, form) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { ...elsewhere, Origin: 'https://elsewhere.example' },
      }),
    followFromElsewhere: (path) => ask(path, { headers: { ...elsewhere, 'Sec-Fetch-Mode': 'navigate' } }),
    async signUp(email, password = goodPassword) {
      const form = { firstName: 'June', email, password, repeat: password };
      const answer = await browser.post('/sign-up', form);
      if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
    },
    signIn: (email, password = goodPassword) => browser.post('/sign-in', { email, password }),
    async whoAmI() {
      const answer = await browser.get('/api/users/me');
      if (answer.status === 401) return null;
      return ((await answer.json()) as { email_address: string }).email_address;
    },
  };
  return browser;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const name = pair.slice(0, pair.indexOf('='));
  const ended = attributes.some((one) => /^max-age=(0|-\d+)$/i.test(one));
  if (ended) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
}
