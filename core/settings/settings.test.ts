import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAbbreviations } from '../places/index.ts';
import {
  changeSettings,
  defaultSettings,
  readStoredSettings,
  settingsPatchSchema,
  settingsSchema,
  statesToWarnOf,
  taxOfState,
  unsettledTaxStates,
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
    { promiseCreditCents: -1 },
    { promiseCreditCents: 12.5 },
    { promiseCreditCents: 50_001 },
    { secondPersonCents: -1 },
    { secondPersonCents: 0.5 },
    { secondPersonCents: 10_000_001 },
    { taxTable: { NY: { rate: 8.875, shipping: true } } },
    { taxTable: { NY: { rate: 0, shipping: true } } },
    { taxTable: { NY: { rate: 0.08 } } },
    { taxTable: { GU: 'none' } },
    { taxTable: { NY: 'maybe' } },
    { socialPages: { instagram: 'http://example.com', pinterest: null } },
    { socialPages: { instagram: 'javascript:alert(1)', pinterest: null } },
    { outsideServices: { tagManagerId: "');alert(1)", analyticsId: null, messengerId: null } },
    { outsideServices: { tagManagerId: null, analyticsId: 'G-1"><', messengerId: null } },
    { switches: { checkout: true } },
    { unknown: 1 },
  ])('refuse %j', (patch) => expect(settingsPatchSchema.safeParse(patch).success).toBe(false));

  it('of an older shape keep what they have, and take today’s defaults for what they lack', () => {
    expect(readStoredSettings({})).toEqual(defaultSettings);
    expect(readStoredSettings({ switches: { checkout: false } })).toEqual({
      ...defaultSettings,
      switches: { ...defaultSettings.switches, checkout: false },
    });
    const instagram = 'https://instagram.example/us';
    expect(readStoredSettings({ socialPages: { instagram, myspace: 'x' }, dropped: 1 })).toEqual({
      ...defaultSettings,
      socialPages: { instagram, pinterest: null },
    });
    expect(
      readStoredSettings({ taxTable: { NY: { rate: 0.08, shipping: true }, GU: 'none', OR: { rate: 3 } } }),
    ).toEqual({
      ...defaultSettings,
      taxTable: { NY: { rate: 0.08, shipping: true } },
    });
  });

  it('are read from anything that was ever stored, and as they are where they fit', () => {
    const names = Object.keys(defaultSettings);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (stored) => {
        expect(settingsSchema.safeParse(readStoredSettings(stored)).success).toBe(true);
      }),
    );
    const changed = {
      ...{ selectionDiscountPercent: 5, promiseCreditCents: 4_000, secondPersonCents: 50_000 },
      taxTable: { OR: 'none' as const },
      socialPages: { instagram: 'https://a.example/', pinterest: 'https://b.example/' },
      outsideServices: { tagManagerId: 'GTM-1', analyticsId: 'G-1', messengerId: 'm1' },
      deliveries: {
        ...{ weekdays: [6], leadDays: 5, changeDays: 1, offeredDays: 3, capacity: 9, holidays: ['2026-12-24'] },
        ...{ remindDays: 2, reminders: 1 },
      },
      switches: {
        onSiteVisits: false,
        checkout: false,
        newsletter: false,
        assignment: false,
        weeklyLetter: true,
        learnedTaste: true,
      },
    };
    expect(readStoredSettings(changed)).toEqual(changed);
  });

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
