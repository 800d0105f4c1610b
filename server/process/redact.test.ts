import { Writable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog, routeConsole } from './log.ts';
import { redactPath, redactText } from './redact.ts';

const token = 'Zt4_u8XQmN2cK7vB9sR-1pYwE5hJ6dLa';

describe('attack 17: a key or a person in a log', () => {
  test.each([
    [`/shared-selection/${token}`, '/shared-selection/…'],
    [`/shared-selection/${token}/preview.jpg`, '/shared-selection/…'],
    [`/Shared-Selection/${token}.data`, '/Shared-Selection/…'],
    ['/image/w_80/uploads/june/room', '/image/…'],
    ['/nowhere/june@example.com', '/nowhere/…'],
    ['/nowhere/june%40example.com/more', '/nowhere/…/more'],
    [`/nowhere/${token}`, '/nowhere/…'],
    [`/reset-password?token=${token}`, '/reset-password?…'],
    ['/orders/order_01jc2y7z8k', '/orders/order_01jc2y7z8k'],
    ['/', '/'],
  ])('is left out of a path: %s', (path, safe) => {
    expect(redactPath(path)).toBe(safe);
  });

  test.each([
    [`No route matches URL "/shared-selection/${token}/x"`, 'No route matches URL "/shared-selection/…"'],
    [
      `The URL path "/shared-selection/${token}%ff" could not be decoded`,
      'The URL path "/shared-selection/…" could not be decoded',
    ],
    [`fetch https://shop.test/reset-password?token=${token} failed`, 'fetch https://shop.test/reset-password?… failed'],
    ['550 no mailbox: <june@example.com>, sorry', '550 no mailbox: <…>, sorry'],
    [`token=${token}`, 'token=…'],
    ['Failed query: select "id" from "account"', 'Failed query: select "id" from "account"'],
  ])('is left out of a sentence: %s', (text, safe) => {
    expect(redactText(text)).toBe(safe);
  });
});

describe('what the libraries print by themselves', () => {
  const real = { error: console.error, warn: console.warn };
  afterEach(() => {
    Object.assign(console, real);
    vi.restoreAllMocks();
  });

  test('attack 17: goes through the log, without keys and people', () => {
    let logged = '';
    const write = (chunk: Buffer, _: unknown, done: () => void) => {
      logged += chunk.toString();
      done();
    };
    routeConsole(createLog('info', new Writable({ write })));
    console.warn(`The URL path "/shared-selection/${token}%ff" could not be decoded`);
    console.error(new Error(`No route matches URL "/shared-selection/${token}"`));
    console.error('a page failed', { email: 'june@example.com' }, new Error('for june@example.com'));
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 40, said: 'The URL path "/shared-selection/…" could not be decoded' },
      { level: 50, err: { message: 'No route matches URL "/shared-selection/…"' } },
      { level: 50, said: 'a page failed', err: { message: 'for …' } },
    ]);
    expect(logged).not.toMatch(/Zt4_|june/);
  });
});
