import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answerAt,
  isAnswered,
  movesOn,
  nextStep,
  prune,
  type QuizContext,
  questions,
  quizAddresses,
  type Screen,
  type StepKind,
  stepAt,
  stepKinds,
  steps,
  toStored,
  visibleQuestions,
  visibleScreens,
  visibleSteps,
  withItsSuggestions,
  withStateOfZip,
  withSuggestions,
  withValue,
} from '../index.ts';
import { answerStep, chooser } from '../random-answers.fixture.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };
const member: QuizContext = { signedIn: true, feeCovers: true };

/** Five pieces, and an answer to everything a person has to answer by hand. */
const fivePieces: Answers = {
  what_kind_of_place: 'House',
  upgrading_or_from_scratch: 'blank-canvas',
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'lounge_chair', 'coffee_table', 'rug'],
  more_pieces: ['end_table'],
  favorite_styles: ['draper'],
  sofa: {
    ...{ type: 'standard', sub_type: 'sofa_a', materials: 'fabric', budget: 'premium' },
    ...{ colorIntensity: 'accent', color: 'green' },
  },
  lounge_chair: {
    ...{ type: 'stationary_standard', sub_type: 'plush', materials: 'fabric', quantity: '2', budget: 'premium' },
    ...{ colorIntensity: 'accent', color: 'green' },
  },
  coffee_table: { type: 'shelf', materials: 'wood', shape: 'round', budget: 'premium' },
  end_table: { type: 'traditional', shape: 'round', quantity: '1', budget: 'premium' },
  rug: { type: [2], size: '8x10', budget: 'premium', colorIntensity: 'accent', color: 'green' },
  boldness: 5,
  need_help: true,
  measurement_method: 'diy',
  'wall-a': '14 ft 6 in',
  'wall-b': '12 ft 0 in',
  'doorway-height': '6 ft 8 in',
  'doorway-width': '2 ft 8 in',
  your_timeline: 0,
  state: 'NY',
  zip: '11201',
};

interface Walk {
  readonly screens: readonly string[];
  readonly taps: number;
  readonly answers: Answers;
}

const typed = new Set(['text', 'number', 'zip', 'measurement']);

/** Screens whose form isn't the survey's. A press gets into the first field, and the keyboard's Next key through it. */
const forms = new Set<StepKind>(['registration', 'basic-registration', 'placeholder']);

/**
 * Walks the quiz up to its submission with these answers as their goal and counts presses: one for each choice, one to
 * get into a form's first field (the keyboard's Next key leads through the others), and one for Continue or Submit unless
 * the last choice moves on. Anything that's filled in as wanted takes no press.
 */
function walk(goal: Answers, context: QuizContext, onePerScreen: 'steps' | 'screens'): Walk {
  const orNone = (step: Screen | undefined) => step ?? null;
  const at = (answers: Answers, after: readonly string[]) =>
    onePerScreen === 'screens'
      ? after.length === 0
        ? orNone(visibleScreens(answers, context)[0])
        : nextStep(after.at(-1) ?? '', answers, context)
      : orNone(
          visibleSteps(answers, context)
            .filter(({ slug }) => !after.includes(slug))
            .map((step) => ({ ...step, parts: [step] }))[0],
        );
  let answers: Answers = {};
  let taps = 0;
  const screens: string[] = [];
  for (let screen = at(answers, screens); screen; screen = at(answers, screens)) {
    screens.push(screen.slug);
    if (screen.kind === 'payment') break;
    taps += forms.has(screen.kind) ? 1 : 0;
    let hasMoved = false;
    let isTyping = false;
    for (const { key } of screen.questions) {
      const filled = onePerScreen === 'screens' ? withSuggestions(screen, answers, context) : answers;
      const question = visibleQuestions(screen, filled, context).find((one) => one.key === key);
      const wanted = answerAt(goal, key);
      if (!question || wanted === undefined || hasMoved) continue;
      if (JSON.stringify(answerAt(filled, key)) === JSON.stringify(wanted)) continue;
      const isUsual = question.answer === 'scale' && question.usual === wanted;
      if (typed.has(question.answer)) taps += isTyping ? 0 : 1;
      else if (!isUsual) taps += Array.isArray(wanted) ? wanted.length : 1;
      isTyping ||= typed.has(question.answer);
      const alone = { [key]: wanted };
      const given =
        onePerScreen === 'screens' ? withStateOfZip(withItsSuggestions(screen, alone, answers, context)) : alone;
      answers = prune(Object.entries(given).reduce((all, [one, value]) => withValue(all, one, value), answers));
      hasMoved = movesOn(screen, key, answers, context);
    }
    answers = prune(withSuggestions(screen, answers, context));
    taps += hasMoved ? 0 : 1;
  }
  return { screens, taps, answers };
}

describe('the length of the quiz', () => {
  it('five pieces take at most 30 screens and 40 taps, where each step alone took 46 and over 50', () => {
    const long = walk(fivePieces, member, 'steps');
    const short = walk(fivePieces, member, 'screens');
    expect(long.screens).toHaveLength(46);
    expect(long.taps).toBeGreaterThan(50);
    expect(short.screens.length).toBeLessThanOrEqual(30);
    expect(short.taps).toBeLessThanOrEqual(38);
    expect(short.answers).toEqual(prune(fivePieces));
    expect(long.answers).toEqual(short.answers);
  });

  it('so they do for a new customer, who makes an account on the way', () => {
    const { screens, taps, answers } = walk(fivePieces, visitor, 'screens');
    expect(screens.slice(-3)).toEqual(['registration', 'summary', 'payment']);
    expect(screens.length).toBeLessThanOrEqual(30);
    expect(taps).toBeLessThanOrEqual(40);
    expect(answers).toEqual(prune(fivePieces));
  });

  it('every kind of step of the specification is on a screen, and every key is asked for', () => {
    const parts = steps.map(({ slug }) => stepAt(slug, fivePieces, visitor));
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(stepKinds));
    expect(parts.every(Boolean)).toBe(true);
    expect(new Set(steps.flatMap((step) => step.questions.map(({ key }) => key)))).toEqual(
      new Set(questions.map(({ key }) => key)),
    );
  });

  it('whatever is answered, every key of the long form is stored by the short form with the same value', {
    timeout: 0,
  }, () => {
    const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 160 });
    fc.assert(
      fc.property(numbers, (random) => {
        const choose = chooser(random);
        let long: Answers = {};
        const seen = new Set<string>();
        for (;;) {
          const step = visibleSteps(long, member).find(({ slug }) => !seen.has(slug));
          if (!step) break;
          seen.add(step.slug);
          long = answerStep(step, long, member, choose);
        }
        const short = walk(long, member, 'screens').answers;
        const stored = toStored(short).responses;
        for (const { key } of questions) {
          const value = answerAt(toStored(long).responses, key);
          if (isAnswered(value)) expect([key, answerAt(stored, key)]).toEqual([key, value]);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('screens', () => {
  const slugOf = (slug: string) => stepAt(slug, fivePieces, visitor).slug;

  it('an address of any of its steps leads to the screen', () => {
    expect(slugOf('more-pieces')).toBe('pieces');
    expect(slugOf('delivery-state')).toBe('delivery-zip');
    expect(slugOf('project-name')).toBe('delivery-zip');
    expect(['room-photos', 'floor-plan', 'notes', 'inspiration'].map(slugOf)).toEqual(Array(4).fill('notes'));
    expect(stepAt('mobility', fivePieces, visitor).slug).toBe('notes');
    expect(['sofa-budget', 'rug-budget', 'budget'].map(slugOf)).toEqual(Array(3).fill('budget'));
    expect(stepAt('budget', fivePieces, visitor).title).toBe('What would you like to spend?');
  });

  it('every step and every screen has one address', () => {
    expect(new Set(quizAddresses).size).toBe(quizAddresses.length);
    expect(new Set(quizAddresses)).toEqual(new Set([...steps.map(({ slug }) => slug), 'budget']));
  });

  it('with one piece, the budget screen asks about that piece', () => {
    const one = { type_of_furniture: 'bedroom', more_pieces: ['bench'] };
    expect(stepAt('budget', one, visitor).title).toBe('What would you like to spend on your bench?');
  });

  it('a choice moves on when nothing below it is open', () => {
    const screen = (slug: string, answers: Answers) => stepAt(slug, answers, visitor);
    const blank = { upgrading_or_from_scratch: 'blank-canvas' };
    const upgrading = { upgrading_or_from_scratch: 'upgrading' };
    const key = 'upgrading_or_from_scratch';
    expect(movesOn(screen('starting-point', {}), key, blank, visitor)).toBe(true);
    expect(movesOn(screen('starting-point', {}), key, upgrading, visitor)).toBe(false);
    const moody = { favorite_styles: ['moody'] };
    expect(movesOn(screen('style', moody), 'favorite_styles', moody, visitor)).toBe(false);
    expect(movesOn(screen('style', moody), 'wood_tone', { ...moody, wood_tone: 'dark' }, visitor)).toBe(true);
    expect(movesOn(screen('measurement-method', {}), 'measurement_method', {}, visitor)).toBe(false);
  });
});
