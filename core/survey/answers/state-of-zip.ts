import { isState, type State, sanitiseZip, stateOfZip } from '../../places/index.ts';
import { stateKey, zipKey } from '../keys.ts';

/** A zip code tells its state, so typing one fills in the other. */
export function withStateOfZip(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const zip = given[zipKey];
  if (typeof zip !== 'string' || Object.hasOwn(given, stateKey)) return given;
  const state = stateOfZip(sanitiseZip(zip));
  return isState(state) ? { ...given, [stateKey]: state } : given;
}

/** The state a room's furniture goes to: that of its zip code, or else the one that was picked. */
export function deliveryStateOf(answers: Readonly<Record<string, unknown>>): State | null {
  const ofZip = stateOfZip(sanitiseZip(String(answers[zipKey] ?? '')));
  if (isState(ofZip)) return ofZip;
  const picked = String(answers[stateKey] ?? '');
  return isState(picked) ? picked : null;
}
