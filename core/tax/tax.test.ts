import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTaxFiles,
  exemptionFor,
  exemptionWords,
  millionthsOf,
  moveOfTax,
  rateOf,
  readExemption,
  readTaxFile,
  splitTax,
  type TaxPart,
  taxFileLimits,
  taxFileWords,
  taxLevels,
} from './index.ts';

const somePart = fc.record({
  level: fc.constantFrom(...taxLevels),
  name: fc.string(),
  millionths: fc.integer({ min: 1, max: 150_000 }),
});
const someParts = fc.array(somePart, { minLength: 1, maxLength: 6 });
const amount = fc.integer({ min: 0, max: 99_999_999 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('tax by jurisdiction', () => {
  it('adds up to the tax, each share within a cent of its rate', () => {
    fc.assert(
      fc.property(amount, someParts, (tax, parts) => {
        const shares = splitTax(tax, parts);
        expect(sum(shares)).toBe(tax);
        shares.forEach((share, index) => {
          const exact = (tax * (parts[index]?.millionths ?? 0)) / millionthsOf(parts);
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
          expect(share).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('comes back to nothing for each when all of it is refunded, in however many steps', () => {
    fc.assert(
      fc.property(amount, someParts, fc.array(amount, { maxLength: 8 }), (tax, parts, stops) => {
        const steps = [0, tax, ...stops.map((one) => one % (tax + 1)), 0];
        const total = parts.map(() => 0);
        for (let step = 1; step < steps.length; step += 1) {
          const [before = 0, after = 0] = [steps[step - 1], steps[step]];
          const moved = moveOfTax(parts, { before, after });
          expect(sum(moved)).toBe(after - before);
          moved.forEach((cents, index) => {
            total[index] = (total[index] ?? 0) + cents;
          });
        }
        expect(total).toEqual(parts.map(() => 0));
      }),
    );
  });

  it('is refused where there is a tax and no rate', () => {
    expect(splitTax(0, [])).toEqual([]);
    expect(() => splitTax(1, [])).toThrow('no rate');
    expect(() => splitTax(-1, [{ level: 'state', name: 'Ohio', millionths: 1 }])).toThrow('not an amount');
  });
});

const head = 'zip,state,from,stateRate,county,countyRate,city,cityRate,special,specialRate,shippingTaxed';
const ny = 'NY,2026-01-01,4';
const file = (...lines: string[]) => [head, ...lines].join('\n');

describe('a file of rates', () => {
  const good = file(
    `,${ny},,,,,,,yes`,
    `10001,${ny},,,New York City,4.5,MCTD,0.375,yes`,
    '10001,ny,2027-01-01,4 %,,,New York City,4.75,MCTD,0.375,YES',
  );

  it('names what each jurisdiction takes in a zip from a day on, and in the rest of the state', () => {
    const { rows, problems } = readTaxFile(good);
    expect(problems).toEqual([]);
    const state: TaxPart = { level: 'state', name: 'New York', millionths: 40_000 };
    const special: TaxPart = { level: 'special', name: 'MCTD', millionths: 3750 };
    const city = (millionths: number): TaxPart => ({ level: 'city', name: 'New York City', millionths });
    expect(rows).toEqual([
      { zip: '', state: 'NY', from: '2026-01-01', shipping: true, parts: [state] },
      { zip: '10001', state: 'NY', from: '2026-01-01', shipping: true, parts: [state, city(45_000), special] },
      { zip: '10001', state: 'NY', from: '2027-01-01', shipping: true, parts: [state, city(47_500), special] },
    ]);
    expect(rateOf(rows[1]?.parts ?? [])).toBe(0.08875);
  });

  it.each([
    [file(`1001,${ny},,,,,,,yes`), 2, 'zip', taxFileWords.zip],
    [file(`,${ny},,,,,,,yes`, `02143,${ny},,,,,,,yes`), 3, 'zip', taxFileWords.otherState('02143', 'New York')],
    [file(',XX,2026-01-01,4,,,,,,,yes'), 2, 'state', taxFileWords.state],
    [file(',NY,01/01/2026,4,,,,,,,yes'), 2, 'from', taxFileWords.from],
    [file(',NY,2026-02-30,4,,,,,,,yes'), 2, 'from', taxFileWords.from],
    [file(',NY,2026-01-01,four,,,,,,,yes'), 2, 'stateRate', taxFileWords.rate],
    [file(',NY,2026-01-01,,,,,,,,yes'), 2, 'stateRate', taxFileWords.rate],
    [file(',NY,2026-01-01,-4,,,,,,,yes'), 2, 'stateRate', taxFileWords.rate],
    [file(',NY,2026-01-01,0.04,,,,,,,yes'), 2, 'stateRate', taxFileWords.fraction],
    [file(',NY,2026-01-01,4,Kings,12,,,,,yes'), 2, null, taxFileWords.tooHigh],
    [file(',NY,2026-01-01,4,,4.5,,,,,yes'), 2, 'county', taxFileWords.name('county')],
    [file(`,NY,2026-01-01,4,${'x'.repeat(61)},4.5,,,,,yes`), 2, 'county', taxFileWords.longName],
    [file(',NY,2026-01-01,4,,,,,,,perhaps'), 2, 'shippingTaxed', taxFileWords.shipping],
    [file(`,${ny},,,,,,,yes`, `,${ny},,,,,,,no`), 3, null, taxFileWords.twice(2)],
    [file(`10001,${ny},,,,,,,yes`), 2, 'zip', taxFileWords.noState('New York')],
    [file(',NY,2027-01-01,4,,,,,,,yes', `10001,${ny},,,,,,,yes`), 2, 'zip', taxFileWords.noState('New York')],
    ['zip,state\n10001,NY', 1, null, taxFileWords.missing(['from', 'stateRate', 'shippingTaxed'])],
    [`${head},risk\n`, 1, null, taxFileWords.empty],
    [`${head},risk\n,${ny},,,,,,,yes,1`, 1, null, taxFileWords.strange(['risk'])],
    ['', 1, null, taxFileWords.empty],
    [`${head}\n"`, 2, null, taxFileWords['bad-quote']],
    [`${head}\n${','.repeat(30)}`, 2, null, taxFileWords['too-many-columns']],
  ])('is refused as a whole, with the line and the reason: %j', (text, line, column, message) => {
    const { rows, problems } = readTaxFile(text);
    expect(rows).toEqual([]);
    expect(problems[0]).toEqual({ line, column, message });
  });

  it('is read no further than its limit', () => {
    const long = `${head}\n${`,${ny},,,,,,,yes\n`.repeat(taxFileLimits.rows + 1)}`;
    expect(readTaxFile(long).problems[0]?.message).toBe(taxFileWords['too-many-rows']);
  });

  it('says what it changes about the one in use', () => {
    const { rows } = readTaxFile(good);
    expect(compareTaxFiles(rows, rows)).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 3, changes: [] });
    const next = readTaxFile(
      file(`,${ny},,,,,,,no`, `10001,${ny},,,New York City,4.5,MCTD,0.375,yes`, '10002,NY,2026-01-01,4,,,,,,,yes'),
    ).rows;
    expect(compareTaxFiles(rows, next)).toEqual({
      ...{ added: 1, changed: 1, removed: 1, unchanged: 1 },
      changes: [
        {
          zip: '',
          state: 'NY',
          from: '2026-01-01',
          before: 'New York 4%; delivery taxed',
          after: 'New York 4%; delivery not taxed',
        },
        {
          zip: '10001',
          state: 'NY',
          from: '2027-01-01',
          before: '9.125%: New York 4%, New York City 4.75%, MCTD 0.375%; delivery taxed',
          after: null,
        },
        { zip: '10002', state: 'NY', from: '2026-01-01', before: null, after: 'New York 4%; delivery taxed' },
      ],
    });
  });
});

describe('an exemption', () => {
  const typed = { number: ' ST-4 77 ', states: ['NY', 'MA', 'NY'], until: '2026-12-31' };

  it('is read from the form, and says what’s missing', () => {
    expect(readExemption(typed, '2026-12-31')).toEqual({
      ok: true,
      exemption: { number: 'ST-4 77', states: ['MA', 'NY'], until: '2026-12-31' },
    });
    const { number, states, until } = exemptionWords;
    expect(readExemption({ number: '', states: [], until: '2026-12-30' }, '2026-12-31')).toEqual({
      ok: false,
      problems: { number, states, until },
    });
    expect(readExemption({ ...typed, states: ['NY', 'XX'] }, '2026-12-31')).toMatchObject({ problems: { states } });
  });

  it('holds in its states until its last day', () => {
    const held = [{ number: '77', states: ['NY'], until: '2026-12-31' }] as const;
    expect(exemptionFor(held, { state: 'NY', day: '2026-12-31' })?.number).toBe('77');
    expect(exemptionFor(held, { state: 'NY', day: '2027-01-01' })).toBeNull();
    expect(exemptionFor(held, { state: 'NJ', day: '2026-12-31' })).toBeNull();
  });
});
