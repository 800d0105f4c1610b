import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excerptOf,
  isTaken,
  mostTries,
  nextTryAfter,
  signedText,
  webhookBody,
  webhookEndpointSchema,
  webhookEvents,
  webhookRules,
  webhookTopics,
} from './index.ts';

const now = new Date('2026-11-15T15:00:00Z');

describe('tries of a delivery', () => {
  it('wait longer each time, and end after about two days', () => {
    const waits = Array.from({ length: mostTries - 1 }, (_, index) => nextTryAfter(index + 1, now)?.getTime() ?? 0);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBe(waits.length);
    const hours = waits.reduce((sum, at) => sum + at - now.getTime(), 0) / 3_600_000;
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(50);
    expect(nextTryAfter(mostTries, now)).toBeNull();
  });

  it('always end: no number of failures past the last is tried again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (failed) => {
        expect(nextTryAfter(failed, now) === null).toBe(failed >= mostTries);
      }),
    );
  });

  it('count as taken with a 2xx only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        expect(isTaken(status)).toBe(String(status).startsWith('2'));
      }),
    );
  });
});

describe('an answer', () => {
  it('is kept as one short line that the database and a screen can take', () => {
    expect(excerptOf(' <p>\r\n  Not\u0000 now</p>\u202e ')).toBe('<p> Not now</p>');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const kept = excerptOf(text);
        expect([...kept].length).toBeLessThanOrEqual(webhookRules.longestExcerpt);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(excerptOf(kept)).toBe(kept);
      }),
    );
  });
});

describe('an endpoint', () => {
  const problem = (changes: object) =>
    webhookEndpointSchema.safeParse({ url: 'https://example.com/hooks', topics: ['order'], ...changes }).error
      ?.issues[0]?.message;

  it('has a web address without a password in it, and at least one topic', () => {
    expect(problem({})).toBeUndefined();
    for (const url of [
      '',
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://a:b@example.com',
      'https://',
    ])
      expect(problem({ url })).toBe('Please enter an address such as https://example.com/hooks.');
    expect(problem({ url: `https://example.com/${'a'.repeat(500)}` })).toBe('An address has at most 500 characters.');
    expect(problem({ topics: [] })).toBe('Choose at least one.');
    expect(problem({ topics: ['customer'] })).toBe('There’s no such event.');
  });

  it('is kept without its fragment, its topics in our order and once each', () => {
    const read = webhookEndpointSchema.parse({
      url: ' https://Example.com/hooks#top ',
      topics: ['refund', 'order', 'refund'],
    });
    expect(read).toEqual({ url: 'https://example.com/hooks', topics: ['order', 'refund'] });
  });
});

it('every event begins with its topic, and every topic has one', () => {
  for (const [event, topic] of Object.entries(webhookEvents)) expect(event.startsWith(`${topic}.`)).toBe(true);
  expect(new Set(Object.values(webhookEvents))).toEqual(new Set(webhookTopics));
});

it('what is signed is the event’s id, the time and the body as sent', () => {
  const body = webhookBody({ id: 'event_1', type: 'order.paid', at: now, data: { orderId: 'order_1', totalCents: 9 } });
  expect(JSON.parse(body)).toEqual({
    id: 'event_1',
    type: 'order.paid',
    timestamp: '2026-11-15T15:00:00.000Z',
    data: { orderId: 'order_1', totalCents: 9 },
  });
  expect(signedText({ id: 'event_1', seconds: 7, body })).toBe(`event_1.7.${body}`);
});
