import { z } from 'zod';
import { mostChargeCents } from '../money/index.ts';
import { isDay } from '../promotion/index.ts';
import type { DatedPriceList, ShippingBand } from './price-list.ts';

/** More than this is a typing error. */
const highestFee = 2_000_00;
const lowestFee = 1_00;
const highestRate = 5_000_00;
export const mostBands = 10;

const amount = (least: number, most: number, words: string) =>
  z.number(words).int(words).min(least, words).max(most, words);

const limit = 'Please enter an amount from $1 to $100,000.';
const bandSchema = z.strictObject({
  below: amount(1_00, 100_000_00, limit).nullable(),
  rate: amount(0, highestRate, 'Please enter an amount from $0 to $5,000.'),
});

const bandsSchema = z
  .array(bandSchema)
  .min(1)
  .max(mostBands)
  .superRefine((bands, { addIssue }) => {
    bands.forEach(({ below }, at) => {
      const before = bands[at - 1]?.below ?? 0;
      if (below !== null && below <= before) {
        addIssue({ code: 'custom', path: [at, 'below'], message: 'Each limit has to be higher than the one before.' });
      }
      if ((below === null) !== (at === bands.length - 1)) {
        addIssue({ code: 'custom', path: [at, 'below'], message: 'Only the last band has no limit.' });
      }
    });
  });

/** A list as an admin saves it. */
export const priceListSchema: z.ZodType<DatedPriceList> = z.strictObject({
  fromDay: z.string().refine(isDay, 'Please choose a day.'),
  feeCents: amount(lowestFee, highestFee, 'Please enter an amount from $1 to $2,000.'),
  shippingBands: bandsSchema,
  volumeThresholdCents: amount(0, mostChargeCents, 'Please enter an amount from $0 to $999,999.99.'),
});

const cents = z.number().int();
const storedBands = z.array(z.object({ below: cents.nullable(), rate: cents })).min(1);

/** Stored amounts aren't held against the form's limits, which may be stricter today. What isn't an amount throws. */
export const readShippingBands = (stored: unknown): readonly ShippingBand[] => storedBands.parse(stored);
