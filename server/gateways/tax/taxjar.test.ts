import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTaxSandbox } from '../../sandbox/tax/tax-sandbox.ts';
import type { TaxService } from './port.ts';
import { readRates, type TaxJarSettings, taxJar } from './taxjar.ts';

const key = 'tax_test_key';
const standIn = getRequestListener(openTaxSandbox({ key }).fetch);
/** How the service behaves; null: as it should. */
const how: { answer: ((response: ServerResponse) => void) | null } = { answer: null };
let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  if (how.answer) how.answer(response);
  else void standIn(request, response);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

let time = 0;
const clock = { now: () => new Date(time) };
const service = (given: Partial<TaxJarSettings> = {}): TaxService =>
  taxJar({ address, key, clock, openInternetOnly: false, seconds: 0.5, ...given });
const somerville = { state: 'MA', zip: '02143' } as const;
beforeEach(() => {
  how.answer = null;
  calls = 0;
});

test('a place’s rates come in the service’s wire format, jurisdiction by jurisdiction', async () => {
  expect(await service().ratesAt(somerville)).toEqual({
    kind: 'rates',
    tax: {
      shipping: true,
      parts: [
        { level: 'state', name: 'Massachusetts', millionths: 50_000 },
        { level: 'county', name: 'Sample County', millionths: 10_000 },
        { level: 'city', name: 'Sample City', millionths: 5000 },
        { level: 'special', name: 'Special districts', millionths: 2500 },
      ],
    },
  });
});

test('a place it doesn’t know is no trouble of the service', async () => {
  expect(await service().ratesAt({ state: 'NY', zip: '02143' })).toEqual({ kind: 'unknown' });
});

test('what it said is remembered for ten minutes; that it failed, for half a minute', async () => {
  const tax = service();
  await tax.ratesAt(somerville);
  await tax.ratesAt(somerville);
  expect(calls).toBe(1);
  time += 10 * 60_000;
  how.answer = (response) => response.writeHead(503).end('busy');
  for (let press = 0; press < 3; press += 1) {
    expect(await tax.ratesAt(somerville)).toEqual({ kind: 'problem', words: 'The tax service answered 503.' });
  }
  expect(calls).toBe(2);
  how.answer = null;
  time += 30_000;
  expect(await tax.ratesAt(somerville)).toMatchObject({ kind: 'rates' });
});

test('attack 3: of other and other ZIP codes it remembers only the last', async () => {
  const tax = service({ most: 20, seconds: 60 });
  how.answer = (response) => response.writeHead(503).end('busy');
  const ask = (nth: number) => tax.ratesAt({ state: 'MA', zip: String(10_000 + nth) });
  for (let nth = 0; nth <= 20; nth += 1) await ask(nth);
  await ask(20);
  await ask(1);
  expect(calls, 'kept').toBe(21);
  await ask(0);
  expect(calls, 'made room').toBe(22);
});

test('refused, silent, cut off, endless or wrong, it never throws and never means no tax', async () => {
  expect(await service({ key: 'another' }).ratesAt(somerville)).toEqual({
    ...{ kind: 'problem', words: 'The tax service answered 401.' },
  });
  how.answer = () => undefined;
  expect(await service().ratesAt(somerville)).toEqual({ kind: 'problem', words: 'No answer within 0.5 seconds.' });
  how.answer = (response) => response.destroy();
  expect(await service().ratesAt(somerville)).toMatchObject({ kind: 'problem' });
  how.answer = (response) => response.end('x'.repeat(200_000));
  expect(await service().ratesAt(somerville)).toMatchObject({ kind: 'problem' });
  how.answer = (response) => response.end('<html>');
  expect(await service().ratesAt(somerville)).toMatchObject({ kind: 'problem' });
  const nowhere = taxJar({ address: 'http://127.0.0.1:9', key, clock, openInternetOnly: false });
  expect(await nowhere.ratesAt(somerville)).toMatchObject({ kind: 'problem' });
  // In production it's asked on the open internet only.
  expect(await service({ openInternetOnly: true }).ratesAt(somerville)).toMatchObject({ kind: 'problem' });
});

test('rates that can’t be aren’t used', () => {
  const rate = {
    ...{ state: 'MA', state_rate: '0.0625', county: null, county_rate: '0.0', city: null, city_rate: '0.0' },
    ...{ combined_district_rate: '0.0', combined_rate: '0.0625', freight_taxable: false },
  };
  const read = (changes: object) => readRates(JSON.stringify({ rate: { ...rate, ...changes } }), somerville);
  expect(read({})).toMatchObject({ kind: 'rates', tax: { shipping: false, parts: [{ millionths: 62_500 }] } });
  for (const wrong of [
    { state: 'NY' },
    { combined_rate: '0.07' },
    { state_rate: '6.25', combined_rate: '6.25' },
    { state_rate: '-0.01', combined_rate: '-0.01' },
    { state_rate: 'a lot' },
    { freight_taxable: 'perhaps' },
  ])
    expect(read(wrong).kind, JSON.stringify(wrong)).toBe('problem');
});
