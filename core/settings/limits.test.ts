import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Limit, limits, networkOf, withinLimit } from './index.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);
const three = { tries: 3, seconds: 60, by: 'address' } as const;
const growing = { free: 3, firstWait: 10, longestWait: 80, seconds: 1000, by: 'device' } as const;

describe('limits', () => {
  it('are those that were settled', () => {
    expect(limits.checkEmail).toEqual([{ tries: 10, seconds: 60, by: 'address' }]);
    expect(limits.card).toEqual([
      { tries: 5, seconds: 3600, by: 'account' },
      { tries: 10, seconds: 3600, by: 'address' },
    ]);
    expect(limits.coupon).toEqual([{ tries: 10, seconds: 3600, by: 'account' }]);
  });

  it('let through so many in a window, and say how long to wait', () => {
    expect(withinLimit(three, [], at(0))).toEqual({ ok: true });
    expect(withinLimit(three, [at(0), at(10)], at(20))).toEqual({ ok: true });
    expect(withinLimit(three, [at(20), at(0), at(10)], at(20))).toEqual({
      ok: false,
      reason: 'too-many',
      retryAfterSeconds: 40,
    });
    expect(withinLimit(three, [at(0), at(10), at(20)], at(60))).toEqual({ ok: true });
    expect(withinLimit(three, [at(0), at(10), at(20), at(30)], at(59))).toEqual({
      ok: false,
      reason: 'too-many',
      retryAfterSeconds: 11,
    });
  });

  it.each([three, growing])('keep their word: after the wait, one more is let through', (limit: Limit) => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { maxLength: 30 }), fc.nat(2000), (times, now) => {
        const earlier = times.filter((time) => time <= now).map(at);
        const verdict = withinLimit(limit, earlier, at(now));
        if (!verdict.ok) expect(withinLimit(limit, earlier, at(now + verdict.retryAfterSeconds))).toEqual({ ok: true });
      }),
    );
  });
});

describe('attack 10: a wait that grows', () => {
  const waits = (limit: Limit, tries: number) => {
    const times: Date[] = [];
    return Array.from({ length: tries }, () => {
      const verdict = withinLimit(limit, times, times.at(-1) ?? at(0));
      const waited = verdict.ok ? 0 : verdict.retryAfterSeconds;
      times.push(new Date((times.at(-1) ?? at(0)).getTime() + waited * 1000));
      return waited;
    });
  };

  it('doubles after the free tries, up to the longest', () => {
    expect(waits(growing, 8)).toEqual([0, 0, 0, 10, 20, 40, 80, 80]);
  });

  it('slows down a guesser who never stops to less than one guess per longest wait, day after day', () => {
    const [, ofOneGuesser, ofAll] = limits.signIn;
    for (const limit of [ofOneGuesser, ofAll, ...limits.signInOnKnownDevice, ...limits.secondFactor.slice(1)]) {
      if (!('free' in limit)) throw new Error('a steady limit');
      const doublings = Math.ceil(Math.log2(limit.longestWait / limit.firstWait));
      const most = limit.free + doublings + limit.seconds / limit.longestWait + 1;
      let now = 0;
      let times: number[] = [];
      for (let guess = 0; guess < 400; guess++) {
        const verdict = withinLimit(limit, times.map(at), at(now));
        now += verdict.ok ? 0 : verdict.retryAfterSeconds;
        times = [...times.filter((time) => time > now - limit.seconds), now];
        expect(times.length).toBeLessThanOrEqual(most);
      }
      expect(most).toBeLessThan(160);
    }
  });

  it('never asks for more than the longest, and never for less after one more try', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 40 }), (steps) => {
        const times = steps.sort((a, b) => a - b).map(at);
        const now = times.at(-1) ?? at(0);
        const wait = (earlier: readonly Date[]) => {
          const verdict = withinLimit(growing, earlier, now);
          return verdict.ok ? 0 : verdict.retryAfterSeconds;
        };
        expect(wait(times)).toBeLessThanOrEqual(growing.longestWait);
        expect(wait([...times, now])).toBeGreaterThanOrEqual(wait(times));
      }),
    );
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %j is %j', (address, network) => expect(networkOf(address)).toBe(network));

  it('does not change with the half that is the guest’s to choose', () => {
    const group = fc.nat(0xffff).map((word) => word.toString(16));
    fc.assert(
      fc.property(fc.tuple(group, group, group, group), fc.tuple(group, group, group, group), (net, host) => {
        expect(networkOf([...net, ...host].join(':'))).toBe(`${net.join(':')}::/64`);
      }),
    );
  });

  it('is found for anything at all, and is short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (any) => {
        expect(networkOf(any).length).toBeLessThan(80);
      }),
    );
  });
});
