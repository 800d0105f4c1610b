import { numbers } from '../../core/selection/composer/made-up.test-data.ts';
import {
  type Answers,
  answerAt,
  type Brief,
  briefOf,
  nextStep,
  optionsOf,
  prune,
  type QuizContext,
  visibleQuestions,
  visibleScreens,
  withValue,
} from '../../core/survey/index.ts';
import { morePiecesKey, piecesKey } from '../../core/survey/keys.ts';
import { answerStep, chooser } from '../../core/survey/random-answers.fixture.ts';

/** Surveys are numbered from here, so that every run asks for the same things. */
const firstSeed = 26_000;
const answersDrawn = 160;
const chanceOfOffice = 0.15;
const chanceOfPiece = 0.75;

/** Takes the quiz at random, asking for most of a room's pieces, always the first one among them. */
function takeQuiz(random: readonly number[], context: QuizContext, next: () => number): Answers {
  const choose = chooser(random);
  let answers: Answers = {};
  for (let step = visibleScreens(answers, context)[0] ?? null; step; step = nextStep(step.slug, answers, context)) {
    answers = answerStep(step, answers, context, choose);
    for (const question of visibleQuestions(step, answers, context)) {
      if (question.key !== piecesKey && question.key !== morePiecesKey) continue;
      const offered = optionsOf(question, answers, context).filter(({ exclusive }) => !exclusive);
      const wanted = offered.filter(
        (_, place) => next() < chanceOfPiece || (place === 0 && question.key === piecesKey),
      );
      if (wanted.length > 0 || answerAt(answers, question.key) !== undefined) {
        const values = wanted.length > 0 ? wanted.map(({ value }) => value) : answerAt(answers, question.key);
        answers = prune(withValue(answers, question.key, values));
      }
    }
  }
  return answers;
}

/** A random survey that the quiz could have led to. Its doors and walls are those of real homes. */
function possibleBrief(seed: number): Brief | null {
  const next = numbers(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const context: QuizContext = { signedIn: true, feeCovers: false, addedRoom: next() < chanceOfOffice };
  const brief = briefOf(
    takeQuiz(
      Array.from({ length: answersDrawn }, () => whole(0, 999_999)),
      context,
      next,
    ),
  );
  if (brief === null || brief.pieces.length === 0) return null;
  return {
    ...brief,
    doorway: next() < 0.7 ? { width: whole(28, 36), height: whole(78, 84) } : null,
    walls: { a: whole(108, 240), b: whole(108, 240) },
  };
}

export function possibleBriefs(count: number): Brief[] {
  const briefs: Brief[] = [];
  for (let seed = firstSeed; briefs.length < count; seed += 1) {
    const brief = possibleBrief(seed);
    if (brief) briefs.push(brief);
  }
  return briefs;
}
