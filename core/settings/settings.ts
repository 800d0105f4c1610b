import { z } from 'zod';
import { type State, stateAbbreviations } from '../places/index.ts';

/** A sales tax above this is a slip of the decimal point: the highest in the country is under 14 %. */
const highestTaxRate = 0.15;

export const stateTaxSchema = z.union(
  [
    z.literal('none'),
    z.strictObject({
      /** A fraction: 0.0625 is 6.25 %. */
      rate: z.number().positive().max(highestTaxRate),
      /** Is delivery taxed too? */
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

/** What an admin may change while the shop is open. */
export const settingsSchema = z.strictObject({
  /** Off merchandise at or above the threshold; 0 shows nothing. */
  selectionDiscountPercent: z
    .number()
    .min(0, 'below 0 %')
    .max(100, 'above 100 %')
    .multipleOf(percentStep, 'at most two decimals'),
  /** A state that is missing has not been settled yet: nothing is charged there, and the studio warns. */
  taxTable: z.partialRecord(z.enum(stateAbbreviations as [State, ...State[]]), stateTaxSchema),
  socialPages: z.strictObject({ instagram: pageAddress, pinterest: pageAddress }),
  /** Loaded after consent only, and not at all while null. */
  outsideServices: z.strictObject({ tagManagerId: serviceId, messengerId: serviceId }),
  switches: z.strictObject({
    /** May customers ask for a visit? */
    onSiteVisits: z.boolean(),
    /** May furniture be ordered? */
    checkout: z.boolean(),
    /** Is the newsletter field shown? */
    newsletter: z.boolean(),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  selectionDiscountPercent: 0,
  taxTable: {},
  socialPages: { instagram: null, pinterest: null },
  outsideServices: { tagManagerId: null, messengerId: null },
  switches: { onSiteVisits: true, checkout: true, newsletter: true },
};

/**
 * The settings from rows that any version of the shop may have written. A part or a field that is missing has today's
 * default; one we no longer know, or whose value no longer fits, counts as missing. A row must never close the shop.
 */
export function readStoredSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const { shape } = settingsSchema;
  const percent = shape.selectionDiscountPercent.safeParse(stored.selectionDiscountPercent);
  const taxes = Object.entries(fieldsOf(stored.taxTable)).filter(
    ([state, tax]) => shape.taxTable.safeParse({ [state]: tax }).success,
  );
  return {
    selectionDiscountPercent: percent.success ? percent.data : defaultSettings.selectionDiscountPercent,
    taxTable: shape.taxTable.parse(Object.fromEntries(taxes)),
    socialPages: readFields(shape.socialPages.shape, defaultSettings.socialPages, stored.socialPages),
    outsideServices: readFields(shape.outsideServices.shape, defaultSettings.outsideServices, stored.outsideServices),
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

/** Each part that is given replaces its part; what is left out stays. */
export const settingsPatchSchema = settingsSchema.partial();
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

export interface SettingsChange {
  readonly setting: keyof Settings;
  readonly from: unknown;
  readonly to: unknown;
}

/** The settings after a change, and what it changed, for the audit log. */
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

/** The tax an order to this state pays; null where there is none, or nobody has settled it yet. */
export function taxOfState(settings: Settings, state: State): Exclude<StateTax, 'none'> | null {
  const tax = settings.taxTable[state];
  return tax === undefined || tax === 'none' ? null : tax;
}

/** Production warns while any state is neither taxed nor marked as having none; the demo's empty table is meant so. */
export const statesToWarnOf = (settings: Settings, mode: 'demo' | 'production'): State[] =>
  mode === 'production' ? unsettledTaxStates(settings) : [];

export function unsettledTaxStates(settings: Settings): State[] {
  return stateAbbreviations.filter((state) => settings.taxTable[state] === undefined);
}
