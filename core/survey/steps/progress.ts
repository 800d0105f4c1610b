import { roomIds, rooms } from '../../catalog/index.ts';
import { type Answers, textOf } from '../answers/answers.ts';
import { visibleSteps } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import { roomKey } from '../keys.ts';
import { steps } from '../questionnaire.ts';
import { chapterTitle, progressSegments, totalSurveySteps } from './chapters.ts';
import type { Step } from './step.ts';

/** An average: most steps are one click, a few take a tape measure. */
const secondsPerStep = 9;

export interface Progress {
  /** This step's chapter; between two chapters, the next one. */
  readonly chapter: number;
  readonly chapterTitle: string;
  readonly of: number;
  /** Chapters before this step, including those with nothing to ask. */
  readonly done: number;
  readonly segments: number;
  readonly stepsLeft: number;
  readonly minutesLeft: number;
  /** 'Living room, your sofa' */
  readonly heading: string;
  /** 'Chapter 6 of 14: your dining chairs' */
  readonly words: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const nextChapter = (step: Step): number => {
  const place = steps.indexOf(step);
  return steps.slice(place).find(({ chapter }) => chapter !== null)?.chapter ?? totalSurveySteps;
};

export const roomLabel = (answers: Answers): string | null => {
  const room = roomIds.find((id) => id === textOf(answers, roomKey));
  return room ? rooms[room].label : null;
};

export function progressAt(step: Step, answers: Answers, context: QuizContext): Progress {
  const shown = visibleSteps(answers, context);
  const chapter = step.chapter ?? nextChapter(step);
  const place = steps.indexOf(step);
  const stepsLeft = shown.filter((other) => steps.indexOf(other) >= place).length;
  const room = roomLabel(answers);
  const done = chapter - 1;
  return {
    chapter,
    chapterTitle: chapterTitle(chapter),
    of: totalSurveySteps,
    done,
    segments: Math.floor((done / totalSurveySteps) * progressSegments),
    stepsLeft,
    minutesLeft: Math.ceil((stepsLeft * secondsPerStep) / 60),
    heading: capital(room === null || chapter <= 3 ? step.heading : `${room}, ${step.heading}`),
    words: `Chapter ${chapter} of ${totalSurveySteps}: ${step.heading}`,
  };
}
