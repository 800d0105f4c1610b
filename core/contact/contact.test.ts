import { describe, expect, it } from 'vitest';
import { contactLifecycle, contactSchema, contactTopics, spamSign } from './index.ts';

const good = { name: 'Ada', email: 'Ada@example.com', topic: 'order', message: ' Where is my rug?\r\n' };

describe('the contact form', () => {
  it('takes a name, an address, a topic and words', () => {
    expect(contactSchema.parse(good)).toEqual({ ...good, email: 'ada@example.com', message: 'Where is my rug?' });
    expect(Object.keys(contactTopics)).toContain('privacy');
  });

  it.each([
    [{ name: ' ' }, 'A First Name is Required.'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ topic: 'gossip' }, 'This response is required.'],
    [{ topic: undefined }, 'This response is required.'],
    [{ message: ' \n ' }, 'This response is required.'],
    [{ message: 'x'.repeat(5001) }, 'Please keep it under 5,000 characters.'],
  ])('says of %j', (changes, message) => {
    expect(contactSchema.safeParse({ ...good, ...changes }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  it('lies in the inbox until it is answered or closed', () => {
    expect(contactLifecycle.actsFrom('new')).toEqual(['answer', 'close', 'mark as spam']);
    expect(contactLifecycle.next('spam', 'reopen')).toEqual({ ok: true, to: 'new' });
    expect(contactLifecycle.next('spam', 'answer')).toEqual({ ok: false, reason: 'not-allowed' });
  });
});

describe('spam', () => {
  const human = { trap: '', secondsToFill: 20, message: 'See https://a.example and www.b.example' };

  it.each([
    [{}, null],
    [{ secondsToFill: 3 }, null],
    [{ trap: 'x' }, 'trap-filled'],
    [{ secondsToFill: null }, 'no-stamp'],
    [{ secondsToFill: 2.9 }, 'too-fast'],
    [{ message: 'https://a https://b HTTP://c www.d' }, 'too-many-links'],
    [{ message: 'https://a https://b www.c' }, null],
  ])('%j: %s', (changes, sign) => expect(spamSign({ ...human, ...changes })).toBe(sign));
});
