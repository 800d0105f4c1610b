import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressOf } from './address-of.ts';
import { connectionFrom } from './http.test-data.ts';

function shop(proxies?: string) {
  const read = readConfig(proxies ? { TRUSTED_PROXIES: proxies } : { APP_ORIGIN: 'http://hearthline.test' });
  if (!read.ok) throw new Error(read.complaints.join(' '));
  const app = new Hono().get('/', (context) => context.text(addressOf(context, read.config.trustedProxies)));
  return async (peer: string, forwarded?: string) =>
    (
      await app.request('/', forwarded ? { headers: { 'X-Forwarded-For': forwarded } } : {}, connectionFrom(peer))
    ).text();
}

describe('attack 17: an address that the visitor writes themselves', () => {
  test('attack 17: is not believed where no proxy is trusted', async () => {
    const ask = shop();
    expect(await ask('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
    expect(await ask('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  test('attack 17: isn’t believed from a sender that isn’t our proxy', async () => {
    expect(await shop('10.0.0.0/8')('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  });

  test.each([
    ['the visitor', '203.0.113.5', '203.0.113.5'],
    ['attack 17: the visitor, whatever they wrote before', '1.2.3.4, 10.0.0.9, 203.0.113.5', '203.0.113.5'],
    ['the visitor through two proxies of ours', '203.0.113.5, 10.0.0.3', '203.0.113.5'],
    ['attack 17: an end of what can be read', '203.0.113.5, unknown, 10.0.0.3', '10.0.0.3'],
    ['the first, where all are ours', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
    ['an IPv4 address that came by IPv6', '::ffff:203.0.113.5', '203.0.113.5'],
    ['an IPv6 address', '2001:db8::7', '2001:db8::7'],
  ])('from the right, it is %s', async (_, forwarded, expected) => {
    expect(await shop('10.0.0.0/8')('::ffff:10.0.0.2', forwarded)).toBe(expected);
  });

  test('without the header it is the proxy', async () => {
    expect(await shop('10.0.0.0/8')('10.0.0.2')).toBe('10.0.0.2');
  });
});
