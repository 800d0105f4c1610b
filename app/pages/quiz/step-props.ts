import type { ReactNode } from 'react';
import type { Answers, Question, QuizContext, Step } from '#core/survey/index.ts';
import type { PictureFacts } from '#server/media/pictures/describe-pictures.ts';

/** The pictures the shop has. An option without one is shown as text. */
export type Pictures = Readonly<Record<string, PictureFacts>>;

/** Props for a step's screen. It knows its kind of step, never a particular question. */
export interface StepProps {
  step: Step;
  /** The questions currently visible. */
  questions: readonly Question[];
  /** Includes what was typed but not accepted yet. */
  answers: Answers;
  context: QuizContext;
  pictures: Pictures;
  errorOf: (key: string) => string | undefined;
  give: (given: Readonly<Record<string, unknown>>) => void;
  /** Computes answers from the current ones at that moment, for slow work such as uploads. */
  change: (by: (answers: Answers) => Readonly<Record<string, unknown>>) => void;
  /** Gives an answer and moves on, if the step does that by itself. */
  pick: (given: Readonly<Record<string, unknown>>) => void;
  /** Not the screen's first step. */
  further?: boolean;
  /** The question as displayed. */
  lead: ReactNode;
}
