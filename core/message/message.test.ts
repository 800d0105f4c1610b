import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mailDue,
  messageLimits,
  messageOfRequest,
  newMessageSchema,
  type Reader,
  revisionRequestSchema,
  sideOf,
  unreadBy,
} from './index.ts';

describe('a message', () => {
  it('carries words, pictures or pieces', () => {
    expect(newMessageSchema.parse({ body: ' Hello\r\nthere ' })).toEqual({
      body: 'Hello\nthere',
      pictures: [],
      pieces: [],
    });
    expect(newMessageSchema.safeParse({ pictures: ['user_images/a'] }).success).toBe(true);
    expect(newMessageSchema.safeParse({ pieces: ['recSofa01'] }).success).toBe(true);
    const empty = newMessageSchema.safeParse({ body: '  ' });
    expect(empty.error?.issues[0]?.message).toBe('Please write a message or attach something.');
  });

  it.each([
    { body: 'x'.repeat(messageLimits.characters + 1) },
    { body: 'x', pictures: Array(7).fill('user_images/a') },
    { body: 'x', pieces: Array(7).fill('recSofa01') },
    { body: 'x', pictures: ['https://elsewhere.example/a.png'] },
    { body: 'x', kind: 'swap-request' },
  ])('refuses %#', (message) => expect(newMessageSchema.safeParse(message).success).toBe(false));

  it('may ask for a swap with a reason, or for a new pair in words', () => {
    const swap = revisionRequestSchema.parse({ kind: 'swap-request', piece: 'recSofa01', body: 'Too deep.' });
    expect(messageOfRequest(swap)).toEqual({
      kind: 'swap-request',
      body: 'Too deep.',
      pictures: [],
      pieces: ['recSofa01'],
    });
    const pair = revisionRequestSchema.parse({ kind: 'new-pair-request', body: 'Lighter woods, please.' });
    expect(messageOfRequest(pair).pieces).toEqual([]);
    expect(revisionRequestSchema.safeParse({ kind: 'swap-request', piece: 'recSofa01', body: ' ' }).success).toBe(
      false,
    );
    expect(revisionRequestSchema.safeParse({ kind: 'swap-request', body: 'Why' }).success).toBe(false);
    expect(revisionRequestSchema.safeParse({ kind: 'refund', body: 'Why' }).success).toBe(false);
  });
});

describe('the thread of a project', () => {
  const project = { customerId: 'c1' };

  it('has two sides', () => {
    expect(sideOf({ role: 'customer', accountId: 'c1' }, project)).toBe('customer');
    expect(sideOf({ role: 'customer', accountId: 'c2' }, project)).toBeNull();
    expect(sideOf({ role: 'visitor', accountId: null }, project)).toBeNull();
    expect(sideOf({ role: 'specialist', accountId: 's1' }, project)).toBe('house');
    expect(sideOf({ role: 'specialist', accountId: 'c1' }, project)).toBe('customer');
  });

  it('counts unread messages from the other side', () => {
    const thread = [
      { side: 'customer', readAt: null },
      { side: 'house', readAt: null },
      { side: 'house', readAt: new Date('2026-03-01T12:00:00Z') },
    ] as const;
    expect(unreadBy('customer', thread)).toBe(1);
    expect(unreadBy('house', thread)).toBe(1);
    expect(unreadBy('house', [])).toBe(0);
  });

  const at = (minutes: number) => new Date(1_700_000_000_000 + minutes * 60_000);
  const reader: Reader = { lastSeenAt: null, lastMailedAt: null, wantsMail: true };

  it('mails a person who has been away for five minutes, once per burst', () => {
    expect(mailDue(at(0), reader)).toEqual(at(5));
    expect(mailDue(at(0), { ...reader, wantsMail: false })).toBeNull();
    expect(mailDue(at(10), { ...reader, lastMailedAt: at(5) })).toEqual(at(5 + 24 * 60));
    expect(mailDue(at(10), { ...reader, lastMailedAt: at(5), lastSeenAt: at(7) })).toEqual(at(15));
    expect(mailDue(at(10), { ...reader, lastMailedAt: at(5), lastSeenAt: at(3) })).toEqual(at(5 + 24 * 60));
    expect(mailDue(at(2000), { ...reader, lastMailedAt: at(5) })).toEqual(at(2005));
  });

  it('never mails before the five minutes are over', () => {
    const time = fc.nat(5000).map(at);
    fc.assert(
      fc.property(time, fc.option(time), fc.option(time), (sentAt, lastSeenAt, lastMailedAt) => {
        const due = mailDue(sentAt, { lastSeenAt, lastMailedAt, wantsMail: true });
        expect(due && due.getTime() - sentAt.getTime()).toBeGreaterThanOrEqual(5 * 60_000);
      }),
    );
  });
});
