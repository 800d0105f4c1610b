import { parseMoney } from '#core/money/index.ts';
import { readTaxRows, type Settings, type TaxMark, taxMarks, taxRows } from '#core/settings/index.ts';

/** What can be switched on and off, in the page's order. */
export const switchNames = [
  'onSiteVisits',
  'checkout',
  'newsletter',
  'assignment',
  'weeklyLetter',
  'learnedTaste',
] as const satisfies readonly (keyof Settings['switches'])[];

export const settingsParts = [
  'discount',
  'promise',
  'second-person',
  'deliveries',
  'tax',
  'pages',
  'services',
  'switches',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

export type SettingsForm =
  | { ok: true; part: SettingsPart; patch: Partial<Record<keyof Settings, unknown>>; seen: unknown }
  | { ok: false; part: SettingsPart | null; problems: Record<string, string> };

/** The setting each section of the page changes. */
export const settingOf = {
  discount: 'selectionDiscountPercent',
  promise: 'promiseCreditCents',
  'second-person': 'secondPersonCents',
  deliveries: 'deliveries',
  tax: 'taxTable',
  pages: 'socialPages',
  services: 'outsideServices',
  switches: 'switches',
} as const satisfies Record<SettingsPart, keyof Settings>;

export function readSettingsForm(form: FormData): SettingsForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const part = settingsParts.find((name) => name === text('part'));
  const seen = readSeen(text('seen'));
  if (!part || seen === undefined) return { ok: false, part: part ?? null, problems: {} };
  const done = (value: unknown): SettingsForm => ({ ok: true, part, patch: { [settingOf[part]]: value }, seen });
  const orNull = (name: string) => text(name) || null;
  if (part === 'discount') return done(/^\d+(\.\d+)?$/.test(text('percent')) ? Number(text('percent')) : Number.NaN);
  if (part === 'promise' || part === 'second-person') {
    const read = parseMoney(text(part === 'promise' ? 'credit' : 'limit'));
    return done(read.ok ? read.cents : Number.NaN);
  }
  if (part === 'deliveries') return done(deliveriesIn(form));
  if (part === 'pages') return done({ instagram: orNull('instagram'), pinterest: orNull('pinterest') });
  if (part === 'services') {
    const ids = { tagManagerId: orNull('tagManagerId'), analyticsId: orNull('analyticsId') };
    return done({ ...ids, messengerId: orNull('messengerId') });
  }
  if (part === 'switches') {
    return done(Object.fromEntries(switchNames.map((name) => [name, form.has(name)])));
  }
  const rows = taxRows({}).map(({ state }) => ({
    state,
    mark: taxMarks.find((mark) => mark === text(`mark-${state}`)) ?? ('unsettled' satisfies TaxMark),
    percent: text(`rate-${state}`),
    shipping: form.has(`shipping-${state}`),
  }));
  const read = readTaxRows(rows);
  return read.ok ? done(read.table) : { ok: false, part, problems: read.problems };
}

/** The numbers of the deliveries' section, in the page's order. */
export const deliveryNumbers = [
  ...(['leadDays', 'changeDays', 'offeredDays', 'capacity'] as const),
  ...(['remindDays', 'reminders'] as const),
] as const;

function deliveriesIn(form: FormData): Record<string, unknown> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const numbers = deliveryNumbers.map((name) => [name, /^\d+$/.test(text(name)) ? Number(text(name)) : Number.NaN]);
  const days = text('holidays').split(/[\s,;]+/);
  return {
    weekdays: form.getAll('weekday').map(Number),
    ...Object.fromEntries(numbers),
    holidays: [...new Set(days.filter(Boolean))].toSorted(),
  };
}

function readSeen(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
