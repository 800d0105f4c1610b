import { pieces } from './pieces/all.ts';
import { colorSteps } from './pieces/color-steps.ts';
import { budgetSteps, pieceSteps } from './pieces/piece-steps.ts';
import { account, fee, summary } from './questions/account.ts';
import { boldness } from './questions/boldness.ts';
import { delivery } from './questions/delivery.ts';
import { layout } from './questions/layout.ts';
import { measurements } from './questions/measurements.ts';
import { photos } from './questions/photos.ts';
import { piecesWanted } from './questions/pieces-wanted.ts';
import { place } from './questions/place.ts';
import { room } from './questions/room.ts';
import { startingPoint } from './questions/starting-point.ts';
import { style } from './questions/style.ts';
import { timeline } from './questions/timeline.ts';
import type { Question, Step } from './steps/step.ts';

/** Every step, in order. The answers decide which of them are asked. */
export const steps: readonly Step[] = [
  place,
  ...startingPoint,
  room,
  ...piecesWanted,
  ...style,
  ...pieces.flatMap(pieceSteps),
  ...budgetSteps(pieces),
  boldness,
  ...colorSteps(pieces),
  ...layout,
  ...measurements,
  ...photos,
  ...timeline,
  ...delivery,
  ...account,
  summary,
  fee,
];

const bySlug = new Map(steps.map((step) => [step.slug, step]));

export const stepOf = (slug: string): Step | null => bySlug.get(slug) ?? null;

/** Every question once, because the address is asked in one of two places. */
export const questions: readonly Question[] = [
  ...new Map(steps.flatMap((step) => step.questions).map((question) => [question.key, question])).values(),
];

const byKey = new Map(questions.map((question) => [question.key, question]));

export const questionOf = (key: string): Question | null => byKey.get(key) ?? null;

/** Every picture the quiz shows, all of which the showroom must provide. */
export const quizPictures: readonly string[] = [
  ...new Set(
    questions.flatMap((question) =>
      question.answer === 'one' || question.answer === 'several'
        ? question.options.flatMap(({ pictures = [] }) => pictures)
        : [],
    ),
  ),
];
