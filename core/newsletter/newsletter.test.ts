import { describe, expect, it } from 'vitest';
import { newsletterLifecycle, newsletterSchema, onConfirm, onSubscribe, receivesLetters } from './index.ts';

const at = (minutes: number) => new Date(1_700_000_000_000 + minutes * 60_000);
const DAY = 24 * 60;

describe('the newsletter', () => {
  it('takes an email address', () => {
    expect(newsletterSchema.parse({ email: ' A@b.co ' })).toEqual({ email: 'a@b.co' });
    expect(newsletterSchema.safeParse({ email: 'a' }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
  });

  it('asks first, and mails only people who said yes', () => {
    expect(onSubscribe(null, at(0))).toBe('send-confirmation');
    expect(receivesLetters({ state: 'asked' })).toBe(false);
    expect(receivesLetters({ state: 'subscribed' })).toBe(true);
    expect(receivesLetters({ state: 'unsubscribed' })).toBe(false);
  });

  it('asks again only after an hour, and never a subscriber', () => {
    expect(onSubscribe({ state: 'asked', askedAt: at(0) }, at(59))).toBe('nothing');
    expect(onSubscribe({ state: 'asked', askedAt: at(0) }, at(60))).toBe('send-confirmation');
    expect(onSubscribe({ state: 'unsubscribed', askedAt: at(0) }, at(60))).toBe('send-confirmation');
    expect(onSubscribe({ state: 'subscribed', askedAt: at(0) }, at(60))).toBe('nothing');
  });

  it('is confirmed within a week, as often as the link is pressed', () => {
    expect(onConfirm({ state: 'asked', askedAt: at(0) }, at(7 * DAY))).toEqual({ ok: true });
    expect(onConfirm({ state: 'asked', askedAt: at(0) }, at(7 * DAY + 1))).toEqual({ ok: false, reason: 'expired' });
    expect(onConfirm({ state: 'subscribed', askedAt: at(0) }, at(400 * DAY))).toEqual({ ok: true });
    expect(onConfirm({ state: 'unsubscribed', askedAt: at(0) }, at(1))).toEqual({ ok: false, reason: 'unsubscribed' });
  });

  it('can be left from everywhere and taken up again', () => {
    for (const state of newsletterLifecycle.states) {
      expect(newsletterLifecycle.next(state, 'unsubscribe')).toEqual({ ok: true, to: 'unsubscribed' });
    }
    expect(newsletterLifecycle.next('unsubscribed', 'confirm').ok).toBe(false);
    expect(newsletterLifecycle.next('unsubscribed', 'ask')).toEqual({ ok: true, to: 'asked' });
  });
});
