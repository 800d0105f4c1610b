import { isState, sanitiseZip, stateOfZip } from '../../places/index.ts';
import { type Answers, answerAt, isAnswered, withValue } from '../answers/answers.ts';
import { prune } from '../answers/prune.ts';
import { stateKey, zipKey } from '../keys.ts';
import { questions } from '../questionnaire.ts';

/** Questions about the home or the person, not the room. */
export const sharedKeys: readonly string[] = questions.filter(({ shared }) => shared).map(({ key }) => key);

/** The answers a new room starts with: those it shares with an earlier room. */
export function carryOver(answers: Answers): Answers {
  let shared: Answers = {};
  for (const key of sharedKeys) shared = withValue(shared, key, answerAt(answers, key));
  return prune(shared);
}

export interface ProfileAddress {
  readonly shipping_state?: string | null;
  readonly shipping_zip?: string | null;
}

/** Fills in the profile's delivery address if the survey doesn't have one yet. */
export function withProfileDefaults(answers: Answers, profile: ProfileAddress): Answers {
  if (isAnswered(answerAt(answers, stateKey)) || isAnswered(answerAt(answers, zipKey))) return answers;
  const zip = sanitiseZip(profile.shipping_zip ?? '');
  const stateOfTheZip = stateOfZip(zip);
  const state = profile.shipping_state ?? (stateOfTheZip === 'none' ? '' : stateOfTheZip);
  const withState = isState(state) ? withValue(answers, stateKey, state) : answers;
  return stateOfTheZip === 'none' ? withState : withValue(withState, zipKey, zip);
}
