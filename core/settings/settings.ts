import { z } from 'zod';
import { type State, stateAbbreviations } from '../places/index.ts';

/** A higher sales tax is a misplaced decimal point: the highest in the country is under 14%. */
const highestTaxRate = 0.15;

export const stateTaxSchema = z.union(
  [
    z.literal('none'),
    z.strictObject({
      /** A fraction: 0.0625 is 6.25%. */
      rate: z.number().positive().max(highestTaxRate),
      /** Whether delivery is taxed too. */
      shipping: z.boolean(),
    }),
  ],
  `'none', or a rate above 0 and at most ${highestTaxRate} with whether shipping is taxed`,
);
export type StateTax = z.infer<typeof stateTaxSchema>;

const pageAddress = z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).nullable();
const serviceId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'up to 64 letters, digits, _ and -')
  .nullable();

const percentStep = 0.01;
/** More than this is a typing error. */
const highestPromiseCredit = 50_000;
const highestSecondPerson = 10_000_000;

const wholeDays = (least: number, most: number) =>
  z.number().int('whole days').min(least, `at least ${least}`).max(most, `at most ${most}`);

const isCalendarDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** What an admin can change while the shop is running. */
export const settingsSchema = z.strictObject({
  /** Off merchandise at or above the threshold; at 0 nothing is shown. */
  selectionDiscountPercent: z
    .number()
    .min(0, 'below 0 %')
    .max(100, 'above 100 %')
    .multipleOf(percentStep, 'at most two decimals'),
  /** What a customer gets when their boards are late; at 0 nothing. */
  promiseCreditCents: z.number().int('whole cents').min(0, 'below $0').max(highestPromiseCredit, 'above $500'),
  /** A refund by staff over this amount waits for a second person; at 0 none does. */
  secondPersonCents: z.number().int('whole cents').min(0, 'below $0').max(highestSecondPerson, 'above $100,000'),
  /** A missing state hasn't been decided yet: we charge no tax there, and the studio warns. */
  taxTable: z.partialRecord(z.enum(stateAbbreviations as [State, ...State[]]), stateTaxSchema),
  socialPages: z.strictObject({ instagram: pageAddress, pinterest: pageAddress }),
  /** Loaded only after consent, and not at all when null. */
  outsideServices: z.strictObject({ tagManagerId: serviceId, analyticsId: serviceId, messengerId: serviceId }),
  /** When white-glove deliveries come. */
  deliveries: z.strictObject({
    /** Sunday is 0. */
    weekdays: z.array(z.number().int().min(0).max(6)).min(1, 'at least one day').max(7),
    /** The first day to choose is so many days away. */
    leadDays: wholeDays(1, 30),
    /** The last day to change is so many days before. */
    changeDays: wholeDays(1, 14),
    /** How many days a customer is offered. */
    offeredDays: wholeDays(1, 30),
    /** Deliveries in one window and area. */
    capacity: z.number().int('a whole number').min(1, 'at least 1').max(200, 'at most 200'),
    /** Days without a chosen delivery until the customer is reminded, and again until one of us is told. */
    remindDays: wholeDays(1, 30),
    /** How often a customer is reminded. */
    reminders: z.number().int('a whole number').min(0, 'at least 0').max(2, 'at most 2'),
    /** Days without deliveries, besides federal holidays. */
    holidays: z.array(z.string().refine(isCalendarDay, 'a day such as 2026-12-24')).max(100, 'at most 100 days'),
  }),
  switches: z.strictObject({
    /** Whether customers can ask for a visit. */
    onSiteVisits: z.boolean(),
    /** Whether furniture can be ordered. */
    checkout: z.boolean(),
    /** Whether the newsletter field is shown. */
    newsletter: z.boolean(),
    /** Whether a new project gets a specialist by itself. */
    assignment: z.boolean(),
    /** Whether admins get a letter every Monday. */
    weeklyLetter: z.boolean(),
    /** Whether proposals weigh what customers kept. */
    learnedTaste: z.boolean(),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  selectionDiscountPercent: 0,
  promiseCreditCents: 2_500,
  secondPersonCents: 0,
  taxTable: {},
  socialPages: { instagram: null, pinterest: null },
  outsideServices: { tagManagerId: null, analyticsId: null, messengerId: null },
  deliveries: {
    ...{ weekdays: [1, 2, 3, 4, 5], leadDays: 3, changeDays: 2, offeredDays: 10, capacity: 4, holidays: [] },
    ...{ remindDays: 3, reminders: 2 },
  },
  switches: {
    onSiteVisits: true,
    checkout: true,
    newsletter: true,
    assignment: true,
    weeklyLetter: true,
    learnedTaste: true,
  },
};

/**
 * Reads settings from rows any version of the shop may have written. A missing part or field gets today's default. An
 * unknown one, or one with an invalid value, counts as missing. A bad row must never take the shop down.
 */
export function readStoredSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const { shape } = settingsSchema;
  const percent = shape.selectionDiscountPercent.safeParse(stored.selectionDiscountPercent);
  const credit = shape.promiseCreditCents.safeParse(stored.promiseCreditCents);
  const second = shape.secondPersonCents.safeParse(stored.secondPersonCents);
  const taxes = Object.entries(fieldsOf(stored.taxTable)).filter(
    ([state, tax]) => shape.taxTable.safeParse({ [state]: tax }).success,
  );
  return {
    selectionDiscountPercent: percent.success ? percent.data : defaultSettings.selectionDiscountPercent,
    promiseCreditCents: credit.success ? credit.data : defaultSettings.promiseCreditCents,
    secondPersonCents: second.success ? second.data : defaultSettings.secondPersonCents,
    taxTable: shape.taxTable.parse(Object.fromEntries(taxes)),
    socialPages: readFields(shape.socialPages.shape, defaultSettings.socialPages, stored.socialPages),
    outsideServices: readFields(shape.outsideServices.shape, defaultSettings.outsideServices, stored.outsideServices),
    deliveries: readFields(shape.deliveries.shape, defaultSettings.deliveries, stored.deliveries),
    switches: readFields(shape.switches.shape, defaultSettings.switches, stored.switches),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function readFields<Fields extends object>(
  shape: { readonly [Name in keyof Fields]: z.ZodType<Fields[Name]> },
  defaults: Fields,
  stored: unknown,
): Fields {
  const given = fieldsOf(stored);
  const names = Object.keys(defaults) as (keyof Fields & string)[];
  const read = names.map((name) => {
    const parsed = shape[name].safeParse(given[name]);
    return [name, parsed.success ? parsed.data : defaults[name]];
  });
  return Object.fromEntries(read) as Fields;
}

/** Each part given replaces the current one; the rest stay as they are. */
export const settingsPatchSchema = settingsSchema.partial();
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

export interface SettingsChange {
  readonly setting: keyof Settings;
  readonly from: unknown;
  readonly to: unknown;
}

/** The settings after a change, and what changed, for the audit log. */
export function changeSettings(
  settings: Settings,
  patch: SettingsPatch,
): { settings: Settings; changes: SettingsChange[] } {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after: Settings = { ...settings, ...given };
  const names = Object.keys(defaultSettings) as (keyof Settings)[];
  const changes = names
    .filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ setting: name, from: settings[name], to: after[name] }));
  return { settings: after, changes };
}

/** The tax on an order to this state; null if there's none or it isn't decided yet. */
export function taxOfState(settings: Settings, state: State): Exclude<StateTax, 'none'> | null {
  const tax = settings.taxTable[state];
  return tax === undefined || tax === 'none' ? null : tax;
}

/** Production warns while any state is neither taxed nor marked as untaxed. The demo's table is empty on purpose. */
export const statesToWarnOf = (settings: Settings, mode: 'demo' | 'production'): State[] =>
  mode === 'production' ? unsettledTaxStates(settings) : [];

export function unsettledTaxStates(settings: Settings): State[] {
  return stateAbbreviations.filter((state) => settings.taxTable[state] === undefined);
}
