import { isState, sanitiseZip, stateOfZip } from '../../places/index.ts';
import { stateKey, zipKey } from '../keys.ts';

/** A zip code tells its state, so typing one fills in the other. */
export function withStateOfZip(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const zip = given[zipKey];
  if (typeof zip !== 'string' || Object.hasOwn(given, stateKey)) return given;
  const state = stateOfZip(sanitiseZip(zip));
  return isState(state) ? { ...given, [stateKey]: state } : given;
}
