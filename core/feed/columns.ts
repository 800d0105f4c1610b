/** What a maker's file can tell us: which piece, and any of the rest. The names are the headings of a catalog file. */
export const feedFields = ['recordId', 'price', 'stock', 'leadTimeDays'] as const;
export type FeedField = (typeof feedFields)[number];

/** Which of the maker's columns holds what. An empty name means: leave this out, even if a column looks like it. */
export type FeedMapping = Readonly<Partial<Record<FeedField, string>>>;

export const feedLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 200, heading: 200, seconds: 20 } as const;

/** Headings we know without asking, in small letters and without spaces. */
const usualNames: Readonly<Record<FeedField, readonly string[]>> = {
  recordId: ['recordid', 'id', 'pieceid', 'itemid', 'hearthlineid'],
  price: ['price', 'retail', 'retailprice', 'listprice', 'unitprice', 'msrp', 'priceusd'],
  stock: ['stock', 'instock', 'qty', 'quantity', 'onhand', 'qtyonhand', 'available', 'inventory'],
  leadTimeDays: ['leadtimedays', 'leadtime', 'leadtimeindays', 'leaddays'],
};

const squeezed = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What was chosen before, where the file still has it, and headings we know. No column is used twice. */
export function suggestMapping(headings: readonly string[], saved: FeedMapping = {}): FeedMapping {
  const mapping: Partial<Record<FeedField, string>> = {};
  for (const field of feedFields) {
    const chosen = saved[field];
    if (chosen !== undefined && (chosen === '' || headings.includes(chosen))) mapping[field] = chosen;
  }
  for (const field of feedFields) {
    const taken = new Set(Object.values(mapping));
    const known = headings.find((one) => !taken.has(one) && usualNames[field].includes(squeezed(one)));
    if (mapping[field] === undefined && known !== undefined) mapping[field] = known;
  }
  return mapping;
}

/** Reads a mapping that was stored or sent. What can't be one is left out. */
export function readMapping(given: unknown): FeedMapping {
  const values = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {}));
  return Object.fromEntries(
    feedFields.flatMap((field): [FeedField, string][] => {
      const heading: unknown = values.get(field);
      return typeof heading === 'string' && heading.length <= feedLimits.heading ? [[field, heading]] : [];
    }),
  );
}

export type MappingProblem = 'no-id' | 'no-values' | 'twice';

/** Why a file can't be read with this mapping; null if it can. */
export function mappingProblem(mapping: FeedMapping, headings: readonly string[]): MappingProblem | null {
  const used = feedFields.filter((field) => mapping[field] && headings.includes(mapping[field]));
  if (!used.includes('recordId')) return 'no-id';
  if (used.length === 1) return 'no-values';
  return new Set(used.map((field) => mapping[field])).size === used.length ? null : 'twice';
}
