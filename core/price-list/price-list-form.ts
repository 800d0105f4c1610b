import { parseMoney, toDollars } from '../money/index.ts';
import type { DatedPriceList, PriceList } from './price-list.ts';
import { mostBands, priceListSchema } from './price-list-schema.ts';

/** A list as the form sends it: everything is text. The last band has no limit; an empty row before it is left out. */
export interface PriceListForm {
  fromDay: string;
  fee: string;
  threshold: string;
  bands: { below: string; rate: string }[];
}

/** By field: `fromDay`, `fee`, `threshold`, and `below-0` or `rate-0` for a band's row. */
export type PriceListProblems = Record<string, string>;

export type PriceListRead = { ok: true; list: DatedPriceList } | { ok: false; problems: PriceListProblems };

function centsOf(typed: string): number {
  const parsed = parseMoney(typed);
  return parsed.ok ? parsed.cents : Number.NaN;
}

const isEmpty = (typed: string) => typed.trim() === '';

export function readPriceListForm(form: PriceListForm): PriceListRead {
  const last = form.bands.length - 1;
  const rows = form.bands
    .map((band, row) => ({ ...band, row }))
    .filter(({ below, rate, row }) => row === last || !isEmpty(below) || !isEmpty(rate));
  const read = priceListSchema.safeParse({
    fromDay: form.fromDay,
    feeCents: centsOf(form.fee),
    shippingBands: rows.map(({ below, rate, row }) => ({
      below: row === last ? null : centsOf(below),
      rate: centsOf(rate),
    })),
    volumeThresholdCents: centsOf(form.threshold),
  });
  if (read.success) return { ok: true, list: read.data };
  const problems: PriceListProblems = {};
  for (const { path, message } of read.error.issues) {
    const [name, at, part] = path;
    const row = rows[Number(at)]?.row ?? last;
    const field = name === 'shippingBands' ? `${String(part ?? 'rate')}-${row}` : (fieldOf[String(name)] ?? 'fromDay');
    problems[field] ??= message;
  }
  return { ok: false, problems };
}

const fieldOf: Record<string, string> = { feeCents: 'fee', volumeThresholdCents: 'threshold' };

const dollars = (cents: number) => String(toDollars(cents));

/** Filled in with a list, with an empty row for one more band. */
export function priceListForm(list: PriceList, fromDay = ''): PriceListForm {
  const bands = list.shippingBands.map(({ below, rate }) => ({
    below: below === null ? '' : dollars(below),
    rate: dollars(rate),
  }));
  const spare = bands.length < mostBands ? [{ below: '', rate: '' }] : [];
  return {
    fromDay,
    fee: dollars(list.feeCents),
    threshold: dollars(list.volumeThresholdCents),
    bands: [...bands.slice(0, -1), ...spare, ...bands.slice(-1)],
  };
}
