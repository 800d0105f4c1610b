import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MakerForm, makerForm, marginOf, readMakerForm, unitCost } from './index.ts';

const typed: MakerForm = {
  ...{ contactName: 'Astrid Berg', email: 'Orders@Osterby.example ', phone: '(336) 555-0101', leadTimeDays: '14' },
  ...{ shippingTerms: 'Freight, prepaid.', returnTerms: '30 days.', pays: 'commission', commissionPercent: '45' },
  holidays: '2026-12-25, 2026-12-24\n2026-12-24',
};

const problemsOf = (more: Partial<MakerForm>) => {
  const read = readMakerForm({ ...typed, ...more });
  return read.ok ? [] : Object.keys(read.problems);
};

describe('what a maker agreed to', () => {
  it('is read from the form, and shown in it again', () => {
    const read = readMakerForm(typed);
    expect(read).toMatchObject({
      ok: true,
      terms: {
        ...{ email: 'orders@osterby.example', leadTimeDays: 14, commissionPercent: 45 },
        holidays: ['2026-12-24', '2026-12-25'],
      },
    });
    if (read.ok) expect(readMakerForm(makerForm(read.terms))).toEqual(read);
  });

  it('may leave out the address, the lead time and the holidays', () => {
    const read = readMakerForm({ ...typed, email: '', leadTimeDays: ' ', holidays: '' });
    expect(read).toMatchObject({ ok: true, terms: { email: null, leadTimeDays: null, holidays: [] } });
  });

  it('has no commission where it’s paid a cost', () => {
    expect(readMakerForm({ ...typed, pays: 'cost', commissionPercent: 'x' })).toMatchObject({
      ...{ ok: true, terms: { commissionPercent: null } },
    });
  });

  it('names each field that can’t be read', () => {
    expect(problemsOf({ email: 'osterby' })).toEqual(['email']);
    expect(problemsOf({ leadTimeDays: '2 weeks' })).toEqual(['leadTimeDays']);
    expect(problemsOf({ leadTimeDays: '366' })).toEqual(['leadTimeDays']);
    expect([problemsOf({ commissionPercent: '' }), problemsOf({ commissionPercent: '91' })]).toEqual([
      ['commissionPercent'],
      ['commissionPercent'],
    ]);
    expect(problemsOf({ holidays: '12/24/2026' })).toEqual(['holidays']);
    expect(problemsOf({ pays: 'never', contactName: 'a\0' }).sort()).toEqual(['contactName', 'pays']);
  });

  it('never throws, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' });
    const any = fc.record(Object.fromEntries(Object.keys(typed).map((name) => [name, text])));
    fc.assert(
      fc.property(any, (form) => {
        const read = readMakerForm(form as MakerForm);
        if (!read.ok) expect(Object.values(read.problems).every((message) => message.length > 0)).toBe(true);
      }),
    );
  });
});

describe('the cost of a piece', () => {
  const onCommission = { pays: 'commission', commissionPercent: 40 } as const;

  it('is its own, else the price less our commission, else unknown', () => {
    expect(unitCost({ priceCents: 100_000, costCents: 55_000 }, onCommission)).toBe(55_000);
    expect(unitCost({ priceCents: 100_000, costCents: null }, onCommission)).toBe(60_000);
    expect(unitCost({ priceCents: 100_000, costCents: null }, { pays: 'cost', commissionPercent: null })).toBeNull();
  });

  it('and the margin make up the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 90 }), (priceCents, percent) => {
        const cost = unitCost({ priceCents, costCents: null }, { pays: 'commission', commissionPercent: percent });
        const margin = marginOf(priceCents, cost);
        expect((cost ?? 0) + (margin?.cents ?? 0)).toBe(priceCents);
        expect(Number.isInteger(cost)).toBe(true);
      }),
    );
    expect(marginOf(100, 150)).toEqual({ cents: -50, percent: -50 });
    expect([marginOf(100, null), marginOf(0, 0)]).toEqual([null, null]);
  });
});
