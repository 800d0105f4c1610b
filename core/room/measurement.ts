/** A length as people read it off a tape measure. A half-filled field has only one of the two. */
export interface Measurement {
  readonly feet: number | null;
  readonly inches: number | null;
}

export const inchesPerFoot = 12;

/** The field steps from 0 to 11. A typed value may have a fraction but never reaches the next foot. */
export const maximumInches = 11.9;

/** Far beyond any wall; anything larger is a typo. */
export const maximumFeet = 999;

const toHundredths = (value: number) => Math.round(value * 100) / 100;

const clamp = (value: number | null | undefined, maximum: number): number | null =>
  value === null || value === undefined || Number.isNaN(value)
    ? null
    : toHundredths(Math.min(Math.max(value, 0), maximum));

export const clampInches = (inches: number) => clamp(inches, maximumInches);
export const clampFeet = (feet: number) => clamp(feet, maximumFeet);

export const measurement = (feet: number | null | undefined, inches: number | null | undefined): Measurement => ({
  feet: clamp(feet, maximumFeet),
  inches: clamp(inches, maximumInches),
});

const FORM = /^(?:(\d{1,6}(?:\.\d{1,6})?)\s*ft)?\s*(?:(\d{1,6}(?:\.\d{1,6})?)\s*in)?$/i;

/** Reads 'N ft M in', or one half of it; null when the text is not a measurement. */
export function parseMeasurement(text: string): Measurement | null {
  const [, feet, inches] = FORM.exec(text.trim()) ?? [];
  if (feet === undefined && inches === undefined) return null;
  return measurement(feet === undefined ? null : Number(feet), inches === undefined ? null : Number(inches));
}

export function printMeasurement({ feet, inches }: Measurement): string {
  return [feet === null ? '' : `${feet} ft`, inches === null ? '' : `${inches} in`].filter(Boolean).join(' ');
}

/** In inches; null while one half is missing. */
export const totalInches = ({ feet, inches }: Measurement): number | null =>
  feet === null || inches === null ? null : feet * inchesPerFoot + inches;

/** Inches as feet and inches, to a tenth of an inch. */
export function measurementOf(inches: number): Measurement {
  const tenths = Math.round(inches * 10);
  const perFoot = inchesPerFoot * 10;
  return measurement(Math.floor(tenths / perFoot), (tenths % perFoot) / 10);
}
