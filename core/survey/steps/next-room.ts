import { isState, sanitiseZip, stateOfZip } from '../../places/index.ts';
import { type Answers, answerAt, isAnswered, withValue } from '../answers/answers.ts';
import { prune } from '../answers/prune.ts';
import { stateKey, zipKey } from '../keys.ts';
import { questions } from '../questionnaire.ts';

/** The questions whose answer is the home's or the person's, not the room's. */
export const sharedKeys: readonly string[] = questions.filter(({ shared }) => shared).map(({ key }) => key);

/** What an added room begins with: the answers it shares with a room answered before. */
export function carryOver(answers: Answers): Answers {
  let shared: Answers = {};
  for (const key of sharedKeys) shared = withValue(shared, key, answerAt(answers, key));
  return prune(shared);
}

export interface ProfileAddress {
  readonly shipping_state?: string | null;
  readonly shipping_zip?: string | null;
}

/** The delivery address of the profile, where the survey has none of its own yet. */
export function withProfileDefaults(answers: Answers, profile: ProfileAddress): Answers {
  if (isAnswered(answerAt(answers, stateKey)) || isAnswered(answerAt(answers, zipKey))) return answers;
  const zip = sanitiseZip(profile.shipping_zip ?? '');
  const stateOfTheZip = stateOfZip(zip);
  const state = profile.shipping_state ?? (stateOfTheZip === 'none' ? '' : stateOfTheZip);
  const withState = isState(state) ? withValue(answers, stateKey, state) : answers;
  return stateOfTheZip === 'none' ? withState : withValue(withState, zipKey, zip);
}
