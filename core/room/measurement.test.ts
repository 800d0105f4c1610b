import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMeasurements,
  clampFeet,
  clampInches,
  inInches,
  type Measurement,
  measurement,
  measurementKeys,
  measurementOf,
  parseMeasurement,
  printMeasurement,
  totalInches,
} from './index.ts';

const anyMeasurement = fc
  .record({
    feet: fc.option(fc.integer({ min: 0, max: 99_900 })),
    inches: fc.option(fc.integer({ min: 0, max: 1190 })),
  })
  .filter(({ feet, inches }) => feet !== null || inches !== null)
  .map(({ feet, inches }) => measurement(feet === null ? null : feet / 100, inches === null ? null : inches / 100));

describe('a measurement', () => {
  it("is written 'N ft M in'", () => {
    expect(printMeasurement(measurement(12, 6))).toBe('12 ft 6 in');
    expect(printMeasurement(measurement(6, 11.9))).toBe('6 ft 11.9 in');
    expect(parseMeasurement('12 ft 6 in')).toEqual({ feet: 12, inches: 6 });
    expect(parseMeasurement(' 12ft  0.5in ')).toEqual({ feet: 12, inches: 0.5 });
    expect(parseMeasurement('12 ft')).toEqual({ feet: 12, inches: null });
    expect(parseMeasurement('6 in')).toEqual({ feet: null, inches: 6 });
  });

  it.each(['', 'wide', '12', '12 feet', '-3 ft 2 in', '3 ft -2 in', '1e9 ft 0 in', '3 ft 2 in 1 in', 'NaN ft NaN in'])(
    'is not %j',
    (text) => expect(parseMeasurement(text)).toBeNull(),
  );

  it('has inches up to 11.9 and feet from 0', () => {
    expect(clampInches(11.9)).toBe(11.9);
    expect(clampInches(11.91)).toBe(11.9);
    expect(clampInches(12)).toBe(11.9);
    expect(clampInches(40)).toBe(11.9);
    expect(clampInches(-1)).toBe(0);
    expect(clampFeet(-1)).toBe(0);
    expect(measurement(5, 14)).toEqual({ feet: 5, inches: 11.9 });
    expect(parseMeasurement('5 ft 14 in')).toEqual({ feet: 5, inches: 11.9 });
    expect(measurement(Number.NaN, Number.POSITIVE_INFINITY)).toEqual({ feet: null, inches: 11.9 });
  });

  it('is read back as it was printed', () => {
    fc.assert(
      fc.property(anyMeasurement, (one) => {
        expect(parseMeasurement(printMeasurement(one))).toEqual(one);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseMeasurement(text);
        if (read) expect(parseMeasurement(printMeasurement(read))).toEqual(read);
      }),
    );
  });

  it('knows its inches, and inches their measurement', () => {
    expect(totalInches(measurement(2, 8))).toBe(32);
    expect(totalInches(measurement(2, null))).toBeNull();
    expect(measurementOf(32)).toEqual({ feet: 2, inches: 8 });
    expect(measurementOf(35.97)).toEqual({ feet: 3, inches: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (tenths) => {
        expect(totalInches(measurementOf(tenths / 10))).toBeCloseTo(tenths / 10, 6);
      }),
    );
  });
});

describe('the measurement form, when required', () => {
  const filled: Record<(typeof measurementKeys)[number], Measurement> = {
    'wall-a': measurement(12, 0),
    'wall-b': measurement(10, 6),
    'doorway-height': measurement(6, 8),
    'doorway-width': measurement(2, 8),
  };

  it('takes all four', () => expect(checkMeasurements(filled)).toEqual({ ok: true }));

  it.each([
    ['wall-a', 0.1, false],
    ['wall-a', 0.11, true],
    ['wall-b', 0.09, false],
    ['wall-b', 0.1, true],
    ['doorway-height', 0.99, false],
    ['doorway-height', 1, true],
    ['doorway-width', 0.09, false],
    ['doorway-width', 0.1, true],
  ] as const)('%s of %d ft: %s', (key, feet, enough) => {
    const check = checkMeasurements({ ...filled, [key]: measurement(feet, 0) });
    expect(check.ok).toBe(enough);
    if (!check.ok) expect(check).toMatchObject({ missing: [key] });
  });

  it.each(measurementKeys)('needs the inches of %s', (key) => {
    expect(checkMeasurements({ ...filled, [key]: measurement(5, null) })).toEqual({
      ok: false,
      missing: [key],
      message: 'All measurement fields above are required.',
    });
    expect(checkMeasurements({ ...filled, [key]: measurement(5, 0) })).toEqual({ ok: true });
  });

  it('names every field of an empty form', () => {
    expect(checkMeasurements({})).toMatchObject({ ok: false, missing: [...measurementKeys] });
  });

  it('gives inches where an entry is complete', () => {
    expect(inInches({ ...filled, 'wall-b': measurement(10, null) })).toEqual({
      wallA: 144,
      wallB: null,
      doorway: { width: 32, height: 80 },
    });
  });
});
