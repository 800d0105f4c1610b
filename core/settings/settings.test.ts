import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAbbreviations } from '../places/index.ts';
import {
  changeSettings,
  defaultSettings,
  type Limit,
  limits,
  settingsPatchSchema,
  settingsSchema,
  statesToWarnOf,
  taxOfState,
  unsettledTaxStates,
  withinLimit,
} from './index.ts';

describe('the settings', () => {
  it('begin with nothing off, no tax table and everything open', () => {
    expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
    expect(defaultSettings.selectionDiscountPercent).toBe(0);
    expect(unsettledTaxStates(defaultSettings)).toHaveLength(52);
    expect(taxOfState(defaultSettings, 'NY')).toBeNull();
  });

  it.each([
    { selectionDiscountPercent: -1 },
    { selectionDiscountPercent: 100.5 },
    { selectionDiscountPercent: 1.005 },
    { selectionDiscountPercent: Number.NaN },
    { selectionDiscountPercent: '5' },
    { taxTable: { NY: { rate: 8.875, shipping: true } } },
    { taxTable: { NY: { rate: 0, shipping: true } } },
    { taxTable: { NY: { rate: 0.08 } } },
    { taxTable: { GU: 'none' } },
    { taxTable: { NY: 'maybe' } },
    { socialPages: { instagram: 'http://example.com', pinterest: null } },
    { socialPages: { instagram: 'javascript:alert(1)', pinterest: null } },
    { outsideServices: { tagManagerId: "');alert(1)", messengerId: null } },
    { switches: { checkout: true } },
    { unknown: 1 },
  ])('refuse %j', (patch) => expect(settingsPatchSchema.safeParse(patch).success).toBe(false));

  it('change in the parts that are given, and say what changed', () => {
    const patch = settingsPatchSchema.parse({
      selectionDiscountPercent: 7.5,
      taxTable: { NY: { rate: 0.08875, shipping: true }, OR: 'none' },
      switches: defaultSettings.switches,
    });
    const { settings, changes } = changeSettings(defaultSettings, patch);
    expect(changes).toEqual([
      { setting: 'selectionDiscountPercent', from: 0, to: 7.5 },
      { setting: 'taxTable', from: {}, to: { NY: { rate: 0.08875, shipping: true }, OR: 'none' } },
    ]);
    expect(settings.socialPages).toEqual(defaultSettings.socialPages);
    expect(taxOfState(settings, 'NY')).toEqual({ rate: 0.08875, shipping: true });
    expect(taxOfState(settings, 'OR')).toBeNull();
    expect(unsettledTaxStates(settings)).not.toContain('OR');
    expect(unsettledTaxStates(settings)).toHaveLength(50);
    expect(changeSettings(settings, {}).changes).toEqual([]);
    expect(defaultSettings.taxTable).toEqual({});
  });

  it('are settled once every state is marked', () => {
    const taxTable = Object.fromEntries(stateAbbreviations.map((state) => [state, 'none' as const]));
    expect(unsettledTaxStates({ ...defaultSettings, taxTable })).toEqual([]);
    expect(statesToWarnOf({ ...defaultSettings, taxTable }, 'production')).toEqual([]);
    expect(statesToWarnOf(defaultSettings, 'production')).toHaveLength(52);
    expect(statesToWarnOf(defaultSettings, 'demo')).toEqual([]);
  });
});

describe('limits', () => {
  const every = Object.entries(limits).flatMap(([name, all]) => all.map((limit: Limit) => ({ name, ...limit })));

  it.each(every)(
    '$name by $by: $tries in $seconds seconds pass, one more waits until the first is that old',
    (limit) => {
      const start = 1_700_000_000_000;
      const times = Array.from({ length: limit.tries }, (_, index) => new Date(start + index));
      const now = new Date(start + limit.tries);
      expect(withinLimit(limit, times.slice(1), now)).toEqual({ ok: true });
      expect(withinLimit(limit, times, now)).toEqual({
        ok: false,
        reason: 'too-many',
        retryAfterSeconds: limit.seconds,
      });
      expect(withinLimit(limit, times, new Date(start + limit.seconds * 1000))).toEqual({ ok: true });
    },
  );

  it('count each thing at most once by account and once by address', () => {
    for (const all of Object.values(limits)) {
      expect(new Set(all.map(({ by }) => by)).size).toBe(all.length);
    }
  });

  const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);
  const three = { tries: 3, seconds: 60, by: 'address' } as const;

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

  it('keep their word: after the wait, one more is let through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 20 }), fc.nat(200), (times, now) => {
        const earlier = times.filter((time) => time <= now).map(at);
        const verdict = withinLimit(three, earlier, at(now));
        if (verdict.ok) expect(earlier.filter((time) => time > at(now - 60)).length).toBeLessThan(3);
        else expect(withinLimit(three, earlier, at(now + verdict.retryAfterSeconds))).toEqual({ ok: true });
      }),
    );
  });
});
