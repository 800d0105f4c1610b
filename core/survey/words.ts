import type { Answers } from './answers/answers.ts';
import { roomLabel } from './steps/progress.ts';

/** A step's words for these answers: '{room}' is the room's own name. */
export const inWords = (words: string, answers: Answers): string =>
  words.replaceAll('{room}', (roomLabel(answers) ?? 'room').toLowerCase());
