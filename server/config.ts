import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { passwordRules, shortestNewPassword } from '#core/account/index.ts';
import { isGuessable } from './process/guessable-secret.ts';

/** The only reader of process.env. A wrong or missing setting produces one sentence, and the program doesn't start. */

const text = z.string().trim().min(1);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://hearthline.example' })
  .transform((value) => new URL(value).origin);
const port = z.coerce
  .number({ error: 'must be a port number from 0 to 65535' })
  .int('must be a port number from 0 to 65535')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65535, 'must be a port number from 0 to 65535');
const makeOne = 'make one with `openssl rand -base64 32`';
const seconds = z.coerce.number({ error: 'must be a number of seconds' }).min(0, 'must be a number of seconds');

const count = (most: number) => {
  const words = `must be a whole number from 1 to ${most}`;
  return z.coerce.number({ error: words }).int(words).min(1, words).max(most, words);
};

const part = 'must be a number from 0 to 1';

const lengths = 'must be a whole number from 6 to 64';
const passwordLength = z.coerce
  .number({ error: lengths })
  .int(lengths)
  .min(passwordRules.shortest, lengths)
  .max(64, lengths);

const settings = z.object({
  HEARTHLINE_MODE: z.enum(['demo', 'production'], { error: "must be 'demo' or 'production'" }).optional(),
  ROLE: z.enum(['all', 'web', 'worker'], { error: "must be 'all', 'web' or 'worker'" }).default('all'),
  HOST: text.optional(),
  INSTANCE: text.max(100, 'must have at most 100 characters').optional(),
  PORT: port.default(3000),
  DRAIN_S: seconds.max(600, 'must be at most 600 seconds').optional(),
  KEEP_ALIVE_S: seconds.max(3600, 'must be at most 3600 seconds').default(75),
  DATA_DIR: text.default('./data'),
  PICTURES_AHEAD: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }).default('yes'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  ONE_MACHINE: z.enum(['yes'], { error: "must be 'yes' or not set" }).optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: "must be 'none' or 'transaction'" }).default('none'),
  DATABASE_CONNECTIONS: count(1000).default(10),
  DATABASE_QUEUE_CONNECTIONS: count(100).default(4),
  DATABASE_APPLICATION_NAME: text.max(63, 'must have at most 63 characters').default('hearthline'),
  DATABASE_CONNECT_TIMEOUT_S: seconds.default(20),
  DATABASE_STATEMENT_TIMEOUT_S: seconds.default(25),
  DATABASE_SILENCE_TIMEOUT_S: seconds.default(30),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_S: seconds.default(30),
  APP_ORIGIN: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => addressList(list) !== null, 'must be addresses or networks such as 10.0.0.2, 10.1.0.0/16')
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(32, { error: `must have at least 32 characters: ${makeOne}`, abort: true })
    .refine((secret) => !isGuessable(secret), `is too easy to guess: ${makeOne}`)
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: part }).min(0, part).max(1, part).default(1),
  PASSWORD_MIN_LENGTH: passwordLength.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: origin.optional(),
  TAX_SERVICE_URL: origin.optional(),
  TAX_SERVICE_KEY: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SMTP_REPEAT_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header such as Idempotency-Key')
    .optional(),
  MAIL_FROM: text.optional(),
  LEGAL_NAME: text.optional(),
  POSTAL_ADDRESS: text.optional(),
  SUPPORT_PHONE: text.optional(),
  INSTAGRAM_URL: origin.or(z.url()).optional(),
  PINTEREST_URL: origin.or(z.url()).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: text.optional(),
  S3_KEY: text.optional(),
  S3_SECRET: text.optional(),
  S3_REGION: text.optional(),
  S3_TIMEOUT_S: seconds.min(1, 'must be at least one second').default(20),
  DEMO_NOW: z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-15T09:00:00Z' }).optional(),
  DEMO_BOARDS_AFTER_S: seconds.default(60),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level such as info' })
    .default('info'),
});

type Settings = z.infer<typeof settings>;

const requiredInProduction = [
  'APP_ORIGIN',
  'AUTH_SECRET',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'LEGAL_NAME',
  'POSTAL_ADDRESS',
  'SUPPORT_PHONE',
] as const satisfies readonly (keyof Settings)[];

const demoOnly = ['DEMO_NOW', 'STRIPE_API_BASE'] as const satisfies readonly (keyof Settings)[];

/** Settings that must be set together. */
const together = [
  ['TAX_SERVICE_URL', 'TAX_SERVICE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
] as const satisfies readonly (readonly (keyof Settings)[])[];

function complaints(given: Settings): string[] {
  const found: string[] = [];
  const production = given.HEARTHLINE_MODE === 'production';
  const signs = given.HEARTHLINE_MODE ? [] : signsOfProduction(given);
  if (signs.length > 0) {
    found.push(
      `HEARTHLINE_MODE is not set, but ${signs.join(' and ')}. Set HEARTHLINE_MODE=production, or HEARTHLINE_MODE=demo if this is a demo.`,
    );
  }
  if (production) {
    for (const name of requiredInProduction) if (!given[name]) found.push(`${name} is missing: production needs it.`);
    if (given.APP_ORIGIN && isPlainHttp(given.APP_ORIGIN)) {
      found.push('APP_ORIGIN must begin with https:// in production: passwords and cards cross the network.');
    }
    if (!given.S3_ENDPOINT && !given.ONE_MACHINE) {
      found.push(
        'S3_ENDPOINT is missing: with several machines, uploads need a bucket. Set ONE_MACHINE=yes if there is only one.',
      );
    }
    if (given.TAX_SERVICE_URL?.startsWith('http:')) {
      found.push('TAX_SERVICE_URL must begin with https:// in production: the key crosses the network.');
    }
    for (const name of demoOnly) if (given[name]) found.push(`${name} belongs to the demo: production refuses it.`);
  }
  if (given.DATABASE_POOLER === 'transaction' && !given.DATABASE_DIRECT_URL) {
    found.push(
      'DATABASE_DIRECT_URL is missing: news and migrations need a connection past the pooler when DATABASE_POOLER=transaction.',
    );
  }
  for (const group of together) {
    const missing = group.filter((name) => !given[name]);
    if (missing.length > 0 && missing.length < group.length) {
      for (const name of missing) found.push(`${name} is missing: ${group.join(', ')} go together.`);
    }
  }
  return found;
}

/** A demo has publicly known passwords, so it must not start by accident where real customers are. */
function signsOfProduction({ APP_ORIGIN, DATABASE_URL, SMTP_URL }: Settings): string[] {
  return [
    ...(APP_ORIGIN?.startsWith('https:') ? ['APP_ORIGIN is an https address'] : []),
    ...(DATABASE_URL && isElsewhere(DATABASE_URL) ? ['DATABASE_URL names another machine'] : []),
    ...(SMTP_URL ? ['SMTP_URL sends real mail'] : []),
  ];
}

const thisMachine = ['', 'localhost', '127.0.0.1', '[::1]', '::1'];

/** Without TLS. A browser on this machine, as in a rehearsal, is fine. */
const isPlainHttp = (address: string) =>
  address.startsWith('http:') && !thisMachine.includes(new URL(address).hostname);

/** The socket's folder may be in the query, as PostgreSQL's own programs allow. */
function isElsewhere(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return !thisMachine.includes(host) && !host.startsWith('/');
}

/** Comma-separated IP addresses and networks. Null if an entry is neither. */
function addressList(list: string): BlockList | null {
  const known = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || more.length > 0) return null;
    const length = bits === undefined ? longest : Number(bits);
    if (bits?.trim() === '' || !Number.isInteger(length) || length < 0 || length > longest) return null;
    known.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return known;
}

function freeze(given: Settings) {
  const production = given.HEARTHLINE_MODE === 'production';
  const host = given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  return Object.freeze({
    mode: given.HEARTHLINE_MODE ?? 'demo',
    production,
    role: given.ROLE,
    host,
    instance: given.INSTANCE ?? hostname(),
    port: given.PORT,
    drainSeconds: given.DRAIN_S ?? (production ? 5 : 0),
    keepAliveSeconds: given.KEEP_ALIVE_S,
    dataDir: resolve(given.DATA_DIR),
    makesPicturesAhead: given.PICTURES_AHEAD === 'yes',
    databaseUrl: given.DATABASE_URL,
    database: {
      directUrl: given.DATABASE_DIRECT_URL,
      connections: given.DATABASE_CONNECTIONS,
      queueConnections: given.DATABASE_QUEUE_CONNECTIONS,
      connection: {
        name: given.DATABASE_APPLICATION_NAME,
        sharedSessions: given.DATABASE_POOLER === 'transaction',
        limits: {
          connectSeconds: given.DATABASE_CONNECT_TIMEOUT_S,
          statementSeconds: given.DATABASE_STATEMENT_TIMEOUT_S,
          silentSeconds: given.DATABASE_SILENCE_TIMEOUT_S,
          idleTransactionSeconds: given.DATABASE_IDLE_TRANSACTION_TIMEOUT_S,
        },
      },
    },
    appOrigin: given.APP_ORIGIN,
    trustedProxies: given.TRUSTED_PROXIES ? addressList(given.TRUSTED_PROXIES) : null,
    authSecret: given.AUTH_SECRET,
    metrics: { token: given.METRICS_TOKEN ?? null, port: given.METRICS_PORT ?? null },
    traces: given.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, share: given.OTEL_TRACES_SAMPLER_ARG }
      : null,
    shortestPassword: given.PASSWORD_MIN_LENGTH ?? shortestNewPassword[given.HEARTHLINE_MODE ?? 'demo'],
    stripe: {
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
      apiBase: given.STRIPE_API_BASE,
    },
    taxService:
      given.TAX_SERVICE_URL && given.TAX_SERVICE_KEY
        ? { address: given.TAX_SERVICE_URL, key: given.TAX_SERVICE_KEY }
        : null,
    google: pair(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
    facebook: pair(given.FACEBOOK_CLIENT_ID, given.FACEBOOK_CLIENT_SECRET),
    mail: {
      smtpUrl: given.SMTP_URL,
      repeatHeader: given.SMTP_REPEAT_HEADER,
      from: given.MAIL_FROM ?? 'Hearthline <hello@hearthline.test>',
    },
    legal: {
      name: given.LEGAL_NAME ?? 'Hearthline Demo LLC',
      postalAddress: given.POSTAL_ADDRESS ?? '1 Sample Street, Brooklyn, NY 11201',
      supportPhone: given.SUPPORT_PHONE ?? '(555) 010-0149',
    },
    social: { instagram: given.INSTAGRAM_URL ?? null, pinterest: given.PINTEREST_URL ?? null },
    s3:
      given.S3_ENDPOINT && given.S3_BUCKET && given.S3_KEY && given.S3_SECRET
        ? {
            ...{ endpoint: given.S3_ENDPOINT, bucket: given.S3_BUCKET, key: given.S3_KEY, secret: given.S3_SECRET },
            ...{ region: given.S3_REGION, seconds: given.S3_TIMEOUT_S },
          }
        : null,
    demoNow: given.DEMO_NOW ? new Date(given.DEMO_NOW) : null,
    demoBoardsAfterSeconds: given.DEMO_BOARDS_AFTER_S,
    logLevel: given.LOG_LEVEL,
  });
}

function pair(id: string | undefined, secret: string | undefined) {
  return id && secret ? { clientId: id, clientSecret: secret } : null;
}

export type Config = ReturnType<typeof freeze>;
export type ConfigResult = { ok: true; config: Config } | { ok: false; complaints: string[] };

export const settingNames = Object.keys(settings.shape);

export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(
    settingNames.map((name) => [name, environment[name]?.trim() ? environment[name] : undefined]),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    return { ok: false, complaints: parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`) };
  }
  const found = complaints(parsed.data);
  return found.length > 0 ? { ok: false, complaints: found } : { ok: true, config: freeze(parsed.data) };
}

export const processEnvironment = () => process.env;
