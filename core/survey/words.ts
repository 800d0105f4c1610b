import type { Answers } from './answers/answers.ts';
import { roomLabel } from './steps/progress.ts';

/** A step's copy for these answers, with '{room}' replaced by the room's name. */
export const inWords = (words: string, answers: Answers): string =>
  words.replaceAll('{room}', (roomLabel(answers) ?? 'room').toLowerCase());
