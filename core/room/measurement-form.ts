import { text } from '../texts/index.ts';
import { type Measurement, totalInches } from './measurement.ts';

export const measurementKeys = ['wall-a', 'wall-b', 'doorway-height', 'doorway-width'] as const;
export type MeasurementKey = (typeof measurementKeys)[number];

export const measurementLabels: Readonly<Record<MeasurementKey, string>> = {
  'wall-a': 'Wall A',
  'wall-b': 'Wall B',
  'doorway-height': 'Doorway height',
  'doorway-width': 'Doorway width',
};

const enoughFeet: Readonly<Record<MeasurementKey, (feet: number) => boolean>> = {
  'wall-a': (feet) => feet > 0.1,
  'wall-b': (feet) => feet >= 0.1,
  'doorway-height': (feet) => feet >= 1,
  'doorway-width': (feet) => feet >= 0.1,
};

export const isComplete = (key: MeasurementKey, entry: Measurement | null | undefined): boolean =>
  !!entry && entry.feet !== null && entry.inches !== null && entry.inches >= 0 && enoughFeet[key](entry.feet);

export type MeasurementCheck = { ok: true } | { ok: false; missing: readonly MeasurementKey[]; message: string };

/** Only for a required form; an optional one is never checked. */
export function checkMeasurements(
  entries: Readonly<Partial<Record<MeasurementKey, Measurement | null>>>,
): MeasurementCheck {
  const missing = measurementKeys.filter((key) => !isComplete(key, entries[key]));
  return missing.length === 0 ? { ok: true } : { ok: false, missing, message: text('measurements.required') };
}

export interface RoomMeasurements {
  readonly wallA: number | null;
  readonly wallB: number | null;
  readonly doorway: { readonly width: number | null; readonly height: number | null };
}

/** The form's entries in inches. An incomplete entry counts as unknown. */
export function inInches(entries: Readonly<Partial<Record<MeasurementKey, Measurement | null>>>): RoomMeasurements {
  const inches = (key: MeasurementKey) => {
    const entry = entries[key];
    return entry && isComplete(key, entry) ? totalInches(entry) : null;
  };
  return {
    wallA: inches('wall-a'),
    wallB: inches('wall-b'),
    doorway: { width: inches('doorway-width'), height: inches('doorway-height') },
  };
}
