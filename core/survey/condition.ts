import { type Answers, answerAt, listOf } from './answers/answers.ts';

/** What the quiz knows besides the answers. */
export interface QuizContext {
  readonly signedIn: boolean;
  /** A paid fee has a room left for this survey. */
  readonly feeCovers: boolean;
  /** How a visitor signs up here; 'password' completes a basic registration started in this browser. */
  readonly registration?: 'full' | 'basic' | 'password';
  /** A room added to a paid project; defaults to whether a fee covers it. */
  readonly addedRoom?: boolean;
  /** We're not booking home visits at the moment. */
  readonly visitsPaused?: boolean;
}

/**
 * The most permissive context. Stored answers are checked against it, so a fee that expires doesn't delete the answers
 * for an added office.
 */
export const anybody: QuizContext = { signedIn: false, feeCovers: true, addedRoom: true };

/** When something is asked or offered. It's data, so it can be read, checked and changed like the copy. */
export type Condition =
  | { readonly key: string; readonly is: string | number | boolean | readonly string[] }
  | { readonly key: string; readonly has: string }
  | { readonly key: string; readonly answered: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly context: 'signedIn' | 'feeCovers' | 'addedRoom'; readonly is: boolean }
  | { readonly registration: 'full' | 'basic' | 'password' };

const isAddedRoom = ({ addedRoom, feeCovers }: QuizContext) => addedRoom ?? feeCovers;

export function holds(condition: Condition, answers: Answers, context: QuizContext): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, answers, context));
  if ('any' in condition) return condition.any.some((one) => holds(one, answers, context));
  if ('not' in condition) return !holds(condition.not, answers, context);
  if ('registration' in condition) return (context.registration ?? 'full') === condition.registration;
  if ('context' in condition) {
    const known = condition.context === 'addedRoom' ? isAddedRoom(context) : context[condition.context];
    return known === condition.is;
  }
  const value = answerAt(answers, condition.key);
  if ('has' in condition) return listOf(answers, condition.key).includes(condition.has);
  if ('answered' in condition) return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
  return typeof condition.is === 'object' ? condition.is.some((one) => one === value) : condition.is === value;
}

/** The questions a condition depends on. */
export function keysOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(keysOf);
  if ('any' in condition) return condition.any.flatMap(keysOf);
  if ('not' in condition) return keysOf(condition.not);
  return 'key' in condition ? [condition.key] : [];
}
