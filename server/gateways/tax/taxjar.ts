import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { stateName } from '#core/places/index.ts';
import { millionthsOf, millionthsOfRate, type PlaceTax, type TaxPart } from '#core/tax/index.ts';
import type { Clock } from '../../clock.ts';
import { askOutside, type OutsideSettings } from '../outside.ts';
import type { TaxPlace, TaxService, TaxServiceAnswer } from './port.ts';

export interface TaxJarSettings extends Omit<OutsideSettings, 'seconds'> {
  /** Such as https://api.taxjar.com. */
  address: string;
  key: string;
  clock: Clock;
  seconds?: number;
  /** How many places it remembers. */
  most?: number;
}

/** A customer waits for it at checkout. */
const patience = 3;
const mostBytes = 64 * 1024;
/** Rates change at midnight at most; a service that is down is left alone for a while. */
const keptFor = { rates: 10 * 60_000, problem: 30_000 } as const;
const mostKept = 1000;
const notFound = 404;

const rate = z.coerce.number().min(0).max(0.15);
const answered = z.object({
  rate: z.object({
    state: z.string(),
    state_rate: rate,
    county: z.string().nullable().catch(null),
    county_rate: rate,
    city: z.string().nullable().catch(null),
    city_rate: rate,
    combined_district_rate: rate,
    combined_rate: rate,
    freight_taxable: z.boolean(),
  }),
});

const problem = (words: string): TaxServiceAnswer => ({ kind: 'problem', words });

/** Reads TaxJar's answer about a zip. What doesn't add up isn't a rate. */
export function readRates(body: string, { state }: TaxPlace): TaxServiceAnswer {
  const read = answered.safeParse(parsed(body));
  if (!read.success) return problem('The tax service’s answer can’t be read.');
  const { rate: found } = read.data;
  if (found.state !== state) return problem('The tax service’s answer is about another state.');
  const parts: TaxPart[] = [
    { level: 'state', name: stateName(state), millionths: millionthsOfRate(found.state_rate) },
    { level: 'county', name: named(found.county, 'County'), millionths: millionthsOfRate(found.county_rate) },
    { level: 'city', name: named(found.city, 'City'), millionths: millionthsOfRate(found.city_rate) },
    { level: 'special', name: 'Special districts', millionths: millionthsOfRate(found.combined_district_rate) },
  ];
  if (millionthsOf(parts) !== millionthsOfRate(found.combined_rate)) {
    return problem('The tax service’s rates don’t add up.');
  }
  const tax: PlaceTax = { parts: parts.filter(({ millionths }) => millionths > 0), shipping: found.freight_taxable };
  return { kind: 'rates', tax };
}

const longestName = 60;
/** The service writes names in capitals: `SANTA MONICA`. */
const named = (name: string | null, otherwise: string): string =>
  (name ?? '')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) || otherwise;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Asks TaxJar's `GET /v2/rates/{zip}`, and remembers what it said for a while. */
export function taxJar({
  address,
  key,
  clock,
  seconds = patience,
  most = mostKept,
  ...outside
}: TaxJarSettings): TaxService {
  const { ask } = askOutside({ ...outside, seconds });
  const kept = new Map<string, { until: number; answer: TaxServiceAnswer }>();

  async function fresh(place: TaxPlace): Promise<TaxServiceAnswer> {
    const url = new URL(`/v2/rates/${place.zip}`, address);
    url.search = new URLSearchParams({ country: 'US', state: place.state }).toString();
    const headers = { Authorization: `Bearer ${key}`, Accept: 'application/json' };
    const answer = await ask(url.href, { method: 'GET', headers }, beginningOf);
    if (answer.kind === 'problem') return answer;
    if (answer.status === notFound) return { kind: 'unknown' };
    if (answer.status !== 200) return problem(`The tax service answered ${answer.status}.`);
    return readRates(answer.value, place);
  }

  return {
    async ratesAt(place) {
      const now = clock.now().getTime();
      const known = kept.get(`${place.state} ${place.zip}`);
      if (known && now < known.until) return known.answer;
      const answer = await fresh(place);
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      const until = now + keptFor[answer.kind === 'problem' ? 'problem' : 'rates'];
      kept.set(`${place.state} ${place.zip}`, { until, answer });
      return answer;
    },
  };
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) return '';
  }
  return Buffer.concat(parts).toString('utf8');
}
