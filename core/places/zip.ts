import type { TextKey } from '../texts/index.ts';
import { isState, type State, stateName } from './states.ts';
import { zipExceptions, zipPrefixes } from './zip-prefixes.ts';

const zipInputMaxLength = 12;

/** What every zip field on a page has in common. */
export const zipInput = { inputMode: 'numeric', pattern: '[0-9]*', maxLength: zipInputMaxLength } as const;

const stateOfPrefix = new Map<number, State>();
for (const [state, ranges] of Object.entries(zipPrefixes)) {
  if (!isState(state)) throw new Error(`zip prefixes for the unknown state ${state}`);
  for (const range of ranges.split(' ')) {
    const [from = range, to = from] = range.split('-');
    for (let prefix = Number(from); prefix <= Number(to); prefix++) {
      const other = stateOfPrefix.get(prefix);
      if (other) throw new Error(`zip prefix ${prefix} belongs to ${other} and ${state}`);
      stateOfPrefix.set(prefix, state);
    }
  }
}

/** Keeps the digits of what was typed. Leading zeros stay: a ZIP code is text. */
export function sanitiseZip(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, zipInputMaxLength);
}

/** The abbreviation of the state a ZIP code is in (the 50 states, DC and Puerto Rico); 'none' for anything else. */
export function stateOfZip(zip: string): State | 'none' {
  if (!/^[0-9]{5}$/.test(zip)) return 'none';
  return zipExceptions[zip] ?? stateOfPrefix.get(Number(zip.slice(0, 3))) ?? 'none';
}

export function stateNameOfZip(zip: string): string {
  const state = stateOfZip(zip);
  return state === 'none' ? 'none' : stateName(state);
}

/** What's wrong with a delivery ZIP code as typed, or null. */
export function zipProblem(typed: string): Extract<TextKey, 'zip.missing' | 'zip.invalid'> | null {
  const zip = sanitiseZip(typed);
  if (zip === '') return 'zip.missing';
  return stateOfZip(zip) === 'none' ? 'zip.invalid' : null;
}

export type ShippingProblem = Extract<TextKey, 'shipping.stateRequired' | 'shipping.zipRequired' | 'zip.invalid'>;

/** State first, then ZIP code: the check stops at the first failing field. The ZIP code must be in the chosen state. */
export function shippingProblem(shipping: { state: string; zip: string }): ShippingProblem | null {
  if (!isState(shipping.state)) return 'shipping.stateRequired';
  const zip = sanitiseZip(shipping.zip);
  if (zip === '') return 'shipping.zipRequired';
  return stateOfZip(zip) === shipping.state ? null : 'zip.invalid';
}
