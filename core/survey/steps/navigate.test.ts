import { describe, expect, it } from 'vitest';
import {
  type Answers,
  accountStep,
  nextStep,
  previousStep,
  progressAt,
  type QuizContext,
  resumeStep,
  stepAt,
  stepOf,
} from '../index.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };
const living = {
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['no-thanks'],
};

describe('the way', () => {
  it('leads on and back over the steps that are asked', () => {
    expect(nextStep('room', living, visitor)?.slug).toBe('pieces');
    expect(previousStep('boldness', living, visitor)?.slug).toBe('budget');
    expect(previousStep('place', {}, visitor)).toBeNull();
    expect(nextStep('payment', {}, visitor)).toBeNull();
    expect(nextStep('lounge-chair-style', { ...living, lounge_chair: { type: 'swivel' } }, visitor)?.slug).toBe(
      'lounge-chair-material',
    );
  });

  it('is taken up after the last answer, or where one is missing', () => {
    expect(resumeStep({}, visitor).slug).toBe('place');
    expect(resumeStep({ what_kind_of_place: 'House' }, visitor).slug).toBe('starting-point');
    expect(resumeStep({ upgrading_or_from_scratch: 'blank-canvas', type_of_furniture: 'bedroom' }, visitor).slug).toBe(
      'pieces',
    );
    expect(resumeStep({ ...living, favorite_styles: ['roy'], sofa: { sub_type: 'sofa_a' } }, visitor).slug).toBe(
      'sofa-type',
    );
  });

  it('starts at the beginning with the address of the profile, and further on in an added room', () => {
    expect(resumeStep({ state: 'NY', zip: '10001' }, visitor).slug).toBe('place');
    expect(
      resumeStep({ what_kind_of_place: 'House', favorite_styles: ['roy'], state: 'NY', zip: '10001' }, visitor).slug,
    ).toBe('starting-point');
  });

  it('answers an address that is not asked with the place to go on', () => {
    expect(stepAt('sofa-type', living, visitor).slug).toBe('sofa-type');
    expect(stepAt('bed-type', living, visitor).slug).toBe('style');
    expect(stepAt('nonsense', {}, visitor).slug).toBe('place');
    expect(stepAt(null, {}, visitor).slug).toBe('place');
    expect(stepAt('__proto__', {}, visitor).slug).toBe('place');
  });

  it('§4 leads a visitor to the account once every chapter before it is done, and not before', () => {
    const done: Answers = {
      ...{ what_kind_of_place: 'House', upgrading_or_from_scratch: 'blank-canvas', type_of_furniture: 'living-room' },
      ...{ pieces: ['sofa'], more_pieces: ['no-thanks'], favorite_styles: ['draper'], boldness: 6, need_help: false },
      sofa: { type: 'standard', sub_type: 'sofa_a', materials: 'fabric', budget: 'premium', colorIntensity: 'neutral' },
      ...{ your_timeline: 0, project_name: 'Oak Street', state: 'NY', zip: '11201' },
    };
    expect(accountStep(done, visitor)?.slug).toBe('registration');
    expect(accountStep(done, { ...visitor, registration: 'basic' })?.slug).toBe('basic-registration');
    expect(accountStep(done, { signedIn: true, feeCovers: false })).toBeNull();
    for (const missing of ['type_of_furniture', 'favorite_styles', 'sofa', 'zip']) {
      expect(accountStep({ ...done, [missing]: undefined }, visitor), missing).toBeNull();
    }
    expect(accountStep({}, visitor)).toBeNull();

    // And on from there once they have one, not back to notes they left empty.
    const member = { signedIn: true, feeCovers: false };
    expect(stepAt('registration', done, visitor).slug).toBe('registration');
    expect(stepAt('registration', { ...done, project_name: undefined }, member).slug).toBe('summary');
    expect(stepAt('registration', { ...done, sofa: undefined }, member).slug).toBe('sofa-type');
  });

  it('counts chapters, and those with nothing to ask as done', () => {
    const at = (slug: string, answers: Answers, context = visitor) => {
      const step = stepOf(slug);
      return step ? progressAt(step, answers, context) : null;
    };
    expect(at('place', {})).toMatchObject({ chapter: 1, of: 14, done: 0, segments: 0, heading: 'Your place' });
    expect(at('sofa-type', living)).toMatchObject({
      chapter: 6,
      done: 5,
      heading: 'Living room, your sofa',
      words: 'Chapter 6 of 14: your sofa',
    });
    expect(at('boldness', { type_of_furniture: 'bedroom' })?.done).toBe(6);
    expect(at('summary', living, { signedIn: true, feeCovers: true })).toMatchObject({
      done: 13,
      segments: 7,
      stepsLeft: 1,
    });
  });

  it('tells true minutes: measuring yourself takes the ten we say, and what is filled in takes none', () => {
    const left = (answers: Answers) => {
      const step = stepOf('measurement-method');
      return step ? progressAt(step, answers, visitor).minutesLeft : 0;
    };
    const measuring = left({ ...living, measurement_method: 'diy' }) - left(living);
    expect(measuring).toBeGreaterThanOrEqual(10);
    expect(measuring).toBeLessThanOrEqual(11);
    const budgets = stepOf('sofa-budget');
    const open = budgets && progressAt(budgets, living, visitor);
    const filled = budgets && progressAt(budgets, { ...living, sofa: { budget: 'basic' } }, visitor);
    expect(filled?.minutesLeft).toBeLessThanOrEqual(open?.minutesLeft ?? 0);
  });

  it('tells minutes that only fall, except where someone chooses to measure', () => {
    const at = (slug: string, answers: Answers) => {
      const step = stepOf(slug);
      return step ? progressAt(step, answers, visitor).minutesLeft : 0;
    };
    const five = { ...living, pieces: ['sofa', 'lounge_chair', 'coffee_table', 'rug'], more_pieces: ['end_table'] };
    const told = [
      at('place', {}),
      at('room', { what_kind_of_place: 'House' }),
      at('pieces', { what_kind_of_place: 'House', type_of_furniture: 'living-room' }),
      at('sofa-type', five),
      at('sofa-budget', five),
      at('measurement-method', five),
    ];
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    // What the public pages call about ten minutes.
    expect(told[0]).toBeGreaterThanOrEqual(7);
    expect(told[0]).toBeLessThanOrEqual(10);
  });

  it('moves the ring with every screen', () => {
    const at = (slug: string) => {
      const step = stepOf(slug);
      return step ? progressAt(step, living, visitor).doneExactly : 0;
    };
    expect(at('sofa-type')).toBe(5);
    expect(at('sofa-style')).toBeGreaterThan(at('sofa-type'));
    expect(at('sofa-material')).toBeGreaterThan(at('sofa-style'));
    expect(at('boldness')).toBe(6);
  });
});
