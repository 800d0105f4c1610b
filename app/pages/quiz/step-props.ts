import type { ReactNode } from 'react';
import type { Answers, Question, QuizContext, Step } from '#core/survey/index.ts';
import type { PictureFacts } from '#server/media/pictures/describe-pictures.ts';

/** The pictures that the shop has; an option without one is shown in words. */
export type Pictures = Readonly<Record<string, PictureFacts>>;

/** What the screen of a kind of step is given. It knows its kind, never a particular question. */
export interface StepProps {
  step: Step;
  /** Those that are asked now. */
  questions: readonly Question[];
  /** What was typed and not taken yet included. */
  answers: Answers;
  context: QuizContext;
  pictures: Pictures;
  errorOf: (key: string) => string | undefined;
  give: (given: Readonly<Record<string, unknown>>) => void;
  /** Gives what follows from the answers as they stand at that moment, for what takes its time. */
  change: (by: (answers: Answers) => Readonly<Record<string, unknown>>) => void;
  /** Gives an answer and goes on by itself, where the step does so. */
  pick: (given: Readonly<Record<string, unknown>>) => void;
  /** The question as it is read. */
  lead: ReactNode;
}
