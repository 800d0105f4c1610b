import type { Holder } from '#core/account/index.ts';
import type { Door } from './doors.ts';
import type { WireAnswer } from './wire.ts';

export type Outcome = 'at the door' | 'later' | 'carried out' | 'failed';

/** Read, understood, and declined by a rule. */
const declined = new Set([402, 404, 409, 410, 422]);

/** What became of a request. A person who may not come in is always refused at the door. */
export function outcomeOf(door: Door, holder: Holder, { status, headers, body }: WireAnswer): Outcome {
  // Node's own parser answers 501 to a way of writing that it does not know; what we answer has an id.
  if (status >= 500) return status === 501 && !headers.has('x-request-id') ? 'at the door' : 'failed';
  if (status === 0) return 'at the door';
  if (status >= 400) return declined.has(status) && door.may(holder) ? 'later' : 'at the door';
  if (status >= 300 && status !== 304 && isTurnedAway(headers.get('location') ?? '')) return 'at the door';
  if (status === 202 && isTurnedAway(/"redirect","([^"]*)"/.exec(body)?.[1] ?? '')) return 'at the door';
  return door.method !== 'GET' && /"ok",false|"ok":false/.test(body.slice(0, 4000)) ? 'later' : 'carried out';
}

const isTurnedAway = (location: string) => location === '/' || location.startsWith('/?signUp=1');
