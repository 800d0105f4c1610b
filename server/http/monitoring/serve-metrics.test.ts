import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { composeHttp, connectionFrom, fromHere, shopOrigin } from '../http.test-data.ts';
import { createMetrics } from './metrics.ts';
import { metricsApart } from './serve-metrics.ts';

const token = 'a-token-for-the-figures';
const production = {
  HEARTHLINE_MODE: 'production',
  ONE_MACHINE: 'yes',
  APP_ORIGIN: 'https://hearthline.test',
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
};

async function shop(given: Record<string, string>) {
  const read = readConfig(given);
  if (!read.ok) throw new Error(read.complaints.join(' '));
  const { app } = await composeHttp({ config: read.config });
  return async (from: ReturnType<typeof connectionFrom>, headers: Record<string, string> = {}, origin = shopOrigin) =>
    (await app.request(`${origin}/metrics`, { headers }, from)).status;
}

const bearer = (given: string) => ({ Authorization: `Bearer ${given}` });
const fromAfar = connectionFrom('203.0.113.5');

describe('attack 17: figures that a stranger reads', () => {
  test('attack 17: in production are not there without a token or a port', async () => {
    const ask = await shop(production);
    expect([await ask(fromHere), await ask(fromAfar), await ask(fromHere, bearer(token))]).toEqual([404, 404, 404]);
  });

  test('attack 17: need the token, under whatever name they are asked for', async () => {
    const ask = await shop({ ...production, METRICS_TOKEN: token });
    expect([await ask(fromHere), await ask(fromAfar, bearer('guessed')), await ask(fromAfar, bearer(''))]).toEqual([
      401, 401, 401,
    ]);
    expect(await ask(fromAfar, bearer(token))).toBe(200);
    expect(await ask(fromAfar, bearer(token), 'http://10.0.0.9:3000')).toBe(200);
  });

  test('attack 17: in the demo are for this machine alone, under its own name, and not for who a proxy speaks for', async () => {
    const ask = await shop({ APP_ORIGIN: shopOrigin });
    expect([await ask(fromHere), await ask(connectionFrom('::1')), await ask(fromAfar)]).toEqual([200, 200, 404]);
    expect(await ask(fromHere, { 'X-Forwarded-For': '203.0.113.5' })).toBe(404);
    expect(await ask(fromHere, {}, 'http://evil.example')).toBe(404);
    const guarded = await shop({ APP_ORIGIN: shopOrigin, METRICS_TOKEN: token });
    expect([await guarded(fromHere), await guarded(fromHere, bearer(token))]).toEqual([401, 200]);
  });

  test('on a port of their own are there and not here', async () => {
    const ask = await shop({ APP_ORIGIN: shopOrigin, METRICS_PORT: '9100' });
    expect(await ask(fromHere)).toBe(404);
    const open = metricsApart(createMetrics(), null);
    expect((await open.request('/metrics')).status).toBe(200);
    expect((await open.request('/')).status).toBe(404);
    const guarded = metricsApart(createMetrics(), token);
    expect((await guarded.request('/metrics')).status).toBe(401);
    expect((await guarded.request('/metrics', { headers: bearer(token) })).status).toBe(200);
  });
});
