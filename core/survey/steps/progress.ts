import { roomIds, rooms } from '../../catalog/index.ts';
import { type Answers, listOf, textOf } from '../answers/answers.ts';
import { suggestionsOf } from '../answers/suggest.ts';
import { visibleQuestions } from '../answers/visible.ts';
import type { QuizContext } from '../condition.ts';
import { morePiecesKey, piecesKey, roomKey } from '../keys.ts';
import { steps } from '../questionnaire.ts';
import { usualPieces } from '../questions/pieces-wanted.ts';
import { chapterTitle, progressSegments, totalSurveySteps } from './chapters.ts';
import { placeOf, visibleScreens } from './screens.ts';
import type { Question, Screen, Step, StepKind } from './step.ts';

/** How long an answer takes. The four lengths of a room together take the ten minutes that we say measuring takes. */
const secondsToAnswer: Readonly<Record<Question['answer'], number>> = {
  one: 7,
  several: 12,
  budget: 7,
  scale: 6,
  zip: 8,
  number: 6,
  text: 8,
  images: 8,
  measurement: 150,
};
const secondsToAccept = 2;

/** Screens with forms of their own. */
const secondsOfKind: Partial<Readonly<Record<StepKind, number>>> = {
  registration: 45,
  'basic-registration': 20,
  placeholder: 20,
  summary: 40,
  payment: 60,
};

/** Details of the doorway that only the plan needs don't add to the time. */
const isOptionalLength = (question: Question) => question.answer === 'measurement' && question.required === undefined;

function secondsOf(screen: Screen, answers: Answers, context: QuizContext): number {
  const suggested = new Set(suggestionsOf(screen, answers, context).flatMap(({ key, from }) => (from ? [key] : [])));
  return visibleQuestions(screen, answers, context).reduce((seconds, question) => {
    if (isOptionalLength(question)) return seconds;
    return seconds + (suggested.has(question.key) ? secondsToAccept : secondsToAnswer[question.answer]);
  }, secondsOfKind[screen.kind] ?? 0);
}

/**
 * The answers so far, and what most people ask for where nothing is chosen yet. Otherwise the time left would start too
 * low and grow with every piece.
 */
function likely(answers: Answers): Answers {
  const room = roomIds.find((id) => id === textOf(answers, roomKey)) ?? 'living-room';
  const isChosen = [piecesKey, morePiecesKey].some((key) => listOf(answers, key).length > 0);
  if (isChosen) return answers;
  const { main, more } = usualPieces(room);
  return { ...answers, [roomKey]: room, [piecesKey]: main, [morePiecesKey]: more };
}

function minutesFrom(place: number, answers: Answers, context: QuizContext): number {
  const assumed = likely(answers);
  const left = visibleScreens(assumed, context).filter((screen) => placeOf(screen.slug) >= place);
  return Math.ceil(left.reduce((seconds, screen) => seconds + secondsOf(screen, assumed, context), 0) / 60);
}

export interface Progress {
  /** This step's chapter; between two chapters, the next one. */
  readonly chapter: number;
  readonly chapterTitle: string;
  readonly of: number;
  /** Chapters before this step, including those with nothing to ask. */
  readonly done: number;
  /** The same with the finished screens of this chapter, as a fraction: it grows with every screen. */
  readonly doneExactly: number;
  readonly segments: number;
  readonly stepsLeft: number;
  readonly minutesLeft: number;
  /** 'Living room, your sofa' */
  readonly heading: string;
  /** 'Chapter 6 of 14: your dining chairs' */
  readonly words: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const nextChapter = ({ slug }: Step): number => {
  const place = steps.findIndex((step) => step.slug === slug);
  return steps.slice(place).find(({ chapter }) => chapter !== null)?.chapter ?? totalSurveySteps;
};

export const roomLabel = (answers: Answers): string | null => {
  const room = roomIds.find((id) => id === textOf(answers, roomKey));
  return room ? rooms[room].label : null;
};

export function progressAt(step: Step, answers: Answers, context: QuizContext): Progress {
  const shown = visibleScreens(answers, context);
  const chapterOf = (screen: Step) => screen.chapter ?? nextChapter(screen);
  const chapter = chapterOf(step);
  const place = placeOf(step.slug);
  const left = shown.filter((screen) => placeOf(screen.slug) >= place);
  const inChapter = shown.filter((screen) => chapterOf(screen) === chapter);
  const passed = inChapter.filter((screen) => placeOf(screen.slug) < place).length;
  const room = roomLabel(answers);
  const done = chapter - 1;
  return {
    chapter,
    chapterTitle: chapterTitle(chapter),
    of: totalSurveySteps,
    done,
    doneExactly: done + passed / Math.max(inChapter.length, 1),
    segments: Math.floor((done / totalSurveySteps) * progressSegments),
    stepsLeft: left.length,
    minutesLeft: minutesFrom(place, answers, context),
    heading: capital(room === null || chapter <= 3 ? step.heading : `${room}, ${step.heading}`),
    words: `Chapter ${chapter} of ${totalSurveySteps}: ${step.heading}`,
  };
}
