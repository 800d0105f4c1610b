import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { projectRoot } from './root.ts';

const production = {
  HEARTHLINE_MODE: 'production',
  APP_ORIGIN: 'https://hearthline.example',
  AUTH_SECRET: 'mT7wLkQ0v9Zc3RfXh2JpNs8YbGd4Ea6u',
  DATABASE_URL: 'postgres://shop@db/shop',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Hearthline <hello@hearthline.example>',
  LEGAL_NAME: 'Hearthline Inc.',
  POSTAL_ADDRESS: '1 Main Street',
  SUPPORT_PHONE: '(555) 010-0100',
  ONE_MACHINE: 'yes',
};

const complaintsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.ok ? [] : read.complaints;
};

describe('the settings', () => {
  it('need nothing for the demo', () => {
    const read = readConfig({});
    expect(read).toMatchObject({ ok: true, config: { mode: 'demo', host: '127.0.0.1', port: 3000 } });
    if (read.ok) expect(Object.isFrozen(read.config)).toBe(true);
  });

  it('NODE_ENV alone does not make production', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ ok: true, config: { mode: 'demo' } });
  });

  it('production names each one that is missing', () => {
    expect(complaintsOf(production)).toEqual([]);
    const names = Object.keys(production).filter((name) => !['HEARTHLINE_MODE', 'ONE_MACHINE'].includes(name));
    expect(complaintsOf({ HEARTHLINE_MODE: 'production' })).toEqual(
      expect.arrayContaining(names.map((name) => `${name} is missing: production needs it.`)),
    );
    for (const name of names) {
      const { [name as keyof typeof production]: _left, ...rest } = production;
      expect(complaintsOf(rest)).toEqual([`${name} is missing: production needs it.`]);
    }
  });

  it('production without a bucket says that it is one machine', () => {
    const { ONE_MACHINE: _one, ...several } = production;
    expect(complaintsOf(several)).toEqual([
      'S3_ENDPOINT is missing: with several machines, uploads need a bucket. Set ONE_MACHINE=yes if there is only one.',
    ]);
    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' };
    expect(complaintsOf({ ...several, ...bucket })).toEqual([]);
  });

  it('a pooler that swaps sessions needs a way past it', () => {
    const given = { DATABASE_URL: 'postgres://shop@localhost:6432/shop', DATABASE_POOLER: 'transaction' };
    expect(complaintsOf(given)).toEqual([
      'DATABASE_DIRECT_URL is missing: news and migrations need a connection past the pooler when DATABASE_POOLER=transaction.',
    ]);
    expect(complaintsOf({ ...given, DATABASE_DIRECT_URL: 'postgres://shop@localhost/shop' })).toEqual([]);
  });

  it('production has none of the demo’s doors', () => {
    expect(complaintsOf({ ...production, DEMO_NOW: '2026-01-01T00:00:00Z' })).toEqual([
      'DEMO_NOW belongs to the demo: production refuses it.',
    ]);
    expect(complaintsOf({ ...production, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toHaveLength(1);
  });

  it('says one clear sentence per wrong value', () => {
    expect(
      complaintsOf({ PORT: 'many', AUTH_SECRET: 'short', DATABASE_URL: 'mysql://x', HEARTHLINE_MODE: 'test' }),
    ).toEqual([
      "HEARTHLINE_MODE must be 'demo' or 'production'.",
      'PORT must be a port number from 0 to 65535.',
      'DATABASE_URL must start with postgres://.',
      'AUTH_SECRET must have at least 32 characters: make one with `openssl rand -base64 32`.',
    ]);
  });

  it('refuses half of what goes together', () => {
    expect(complaintsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET go together.',
    ]);
  });

  it('attack 14: a new password has 6 characters in the demo and 8 in production, unless the operator says otherwise', () => {
    const shortest = (given: Record<string, string>) => {
      const read = readConfig(given);
      return read.ok ? read.config.shortestPassword : read.complaints;
    };
    expect(shortest({})).toBe(6);
    expect(shortest(production)).toBe(8);
    expect(shortest({ ...production, PASSWORD_MIN_LENGTH: '12' })).toBe(12);
    for (const wrong of ['5', '65', '7.5', 'long']) {
      expect(shortest({ PASSWORD_MIN_LENGTH: wrong })).toEqual([
        'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.',
      ]);
    }
  });

  it('has pictures made ahead unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({ config: { makesPicturesAhead: true } });
    expect(readConfig({ PICTURES_AHEAD: 'no' })).toMatchObject({ config: { makesPicturesAhead: false } });
    expect(readConfig({ PICTURES_AHEAD: 'maybe' })).toEqual({
      ok: false,
      complaints: ["PICTURES_AHEAD must be 'yes' or 'no'."],
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', AUTH_SECRET: ' ' })).toMatchObject({ ok: true });
  });

  it('are all listed in .env.example, each with a line on it', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const listed = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });
});

describe('attack 11: a shop with real customers started as a demo, with its known passwords', () => {
  const signs = {
    APP_ORIGIN: 'https://hearthline.example',
    DATABASE_URL: 'postgres://shop@db.internal/shop',
    SMTP_URL: 'smtps://mail.example',
  };
  const way = 'Set HEARTHLINE_MODE=production, or HEARTHLINE_MODE=demo if this is a demo.';

  it.each([
    ['an https address', { APP_ORIGIN: signs.APP_ORIGIN }, 'APP_ORIGIN is an https address'],
    ['a database elsewhere', { DATABASE_URL: signs.DATABASE_URL }, 'DATABASE_URL names another machine'],
    [
      'a database elsewhere, in the query',
      { DATABASE_URL: 'postgres:///shop?host=10.0.0.3' },
      'DATABASE_URL names another machine',
    ],
    ['real mail', { SMTP_URL: signs.SMTP_URL }, 'SMTP_URL sends real mail'],
    [
      'all of them',
      signs,
      'APP_ORIGIN is an https address and DATABASE_URL names another machine and SMTP_URL sends real mail',
    ],
  ])('attack 11: %s without a mode is refused, and told what to set', (_, given, sign) => {
    expect(complaintsOf(given)).toEqual([`HEARTHLINE_MODE is not set, but ${sign}. ${way}`]);
    expect(complaintsOf({ ...given, HEARTHLINE_MODE: ' ' })).toHaveLength(1);
  });

  it('starts the demo where that is said, and where nothing points to customers', () => {
    expect(readConfig({ ...signs, HEARTHLINE_MODE: 'demo' })).toMatchObject({ ok: true, config: { mode: 'demo' } });
    for (const DATABASE_URL of [
      'postgres://shop@localhost/shop',
      'postgres://shop@127.0.0.1:5433/shop',
      'postgres://shop@[::1]/shop',
      'postgres:///shop?host=/tmp/sockets',
      'postgres://shop@%2Ftmp%2Fsockets/shop',
    ]) {
      expect(readConfig({ DATABASE_URL, APP_ORIGIN: 'http://shop.lan', NODE_ENV: 'production' })).toMatchObject({
        ok: true,
        config: { mode: 'demo' },
      });
    }
  });

  it('attack 11: a filled copy of .env.example does not say demo', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    expect(example).not.toMatch(/^HEARTHLINE_MODE=/m);
    expect(example).toMatch(/^# HEARTHLINE_MODE=demo$/m);
    const copied = Object.fromEntries(
      [...example.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(readConfig(copied), 'nothing filled in').toMatchObject({ ok: true, config: { mode: 'demo' } });
    expect(complaintsOf({ ...copied, ...signs })).toEqual([expect.stringMatching(/^HEARTHLINE_MODE is not set/)]);
  });
});

describe('attack 21: passwords and cards in the clear', () => {
  it('attack 21: production is not started under a plain http address', () => {
    expect(complaintsOf({ ...production, APP_ORIGIN: 'http://hearthline.example' })).toEqual([
      'APP_ORIGIN must begin with https:// in production: passwords and cards cross the network.',
    ]);
    for (const APP_ORIGIN of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(readConfig({ ...production, APP_ORIGIN }), 'a rehearsal on this machine').toMatchObject({ ok: true });
    }
    expect(readConfig({ APP_ORIGIN: 'http://shop.lan' }), 'a demo').toMatchObject({ ok: true });
  });
});

describe('attack 17: a secret that can be guessed', () => {
  it.each([
    'x'.repeat(32),
    'changemechangemechangemechangeme',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '12345678901234567890123456789012',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'my-super-secret-auth-secret-value-123',
    'deadbeefdeadbeefdeadbeefdeadbeef',
    'aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$',
    'hearthline-production-secret-2026!!',
  ])('is refused, and how to make a better one is told: %s', (AUTH_SECRET) => {
    expect(complaintsOf({ AUTH_SECRET })).toEqual([
      'AUTH_SECRET is too easy to guess: make one with `openssl rand -base64 32`.',
    ]);
  });

  it('is none that chance made, however it is written', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const chance = createHash('sha256').update(`secret ${seed}`).digest();
      for (const AUTH_SECRET of [
        chance.toString('hex'),
        chance.subarray(0, 16).toString('hex'),
        chance.toString('base64'),
        chance.subarray(0, 24).toString('base64url'),
      ]) {
        expect([AUTH_SECRET, complaintsOf({ AUTH_SECRET })]).toEqual([AUTH_SECRET, []]);
      }
    }
  });
});

describe('the proxies we believe', () => {
  it('are addresses and networks', () => {
    const read = readConfig({ TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16,2001:db8::/32' });
    const trusts = (address: string, family: 'ipv4' | 'ipv6' = 'ipv4') =>
      read.ok && read.config.trustedProxies?.check(address, family);
    expect([trusts('10.0.0.2'), trusts('10.0.0.3'), trusts('10.1.2.3'), trusts('2001:db8::7', 'ipv6')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1,', '::1/129'])(
    'are not %s',
    (TRUSTED_PROXIES) => {
      expect(complaintsOf({ TRUSTED_PROXIES })).toEqual([
        'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.2, 10.1.0.0/16.',
      ]);
    },
  );
});
