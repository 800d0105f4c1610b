import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { projectRoot } from './root.ts';

const production = {
  HEARTHLINE_MODE: 'production',
  APP_ORIGIN: 'https://hearthline.example',
  AUTH_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://shop@db/shop',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Hearthline <hello@hearthline.example>',
  LEGAL_NAME: 'Hearthline Inc.',
  POSTAL_ADDRESS: '1 Main Street',
  SUPPORT_PHONE: '(555) 010-0100',
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
    const names = Object.keys(production).filter((name) => name !== 'HEARTHLINE_MODE');
    expect(complaintsOf({ HEARTHLINE_MODE: 'production' })).toEqual(
      expect.arrayContaining(names.map((name) => `${name} is missing: production needs it.`)),
    );
    for (const name of names) {
      const { [name as keyof typeof production]: _left, ...rest } = production;
      expect(complaintsOf(rest)).toEqual([`${name} is missing: production needs it.`]);
    }
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
      'AUTH_SECRET must have at least 32 characters.',
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

  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', AUTH_SECRET: ' ' })).toMatchObject({ ok: true });
  });

  it('are all listed in .env.example, each with a line on it', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });
});
