import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answer,
  answersOf,
  briefOf,
  checkSubmission,
  fromStored,
  isHalfTyped,
  prune,
  type QuizContext,
  questions,
  readSheet,
  readUpdate,
  resumeStep,
  roomPlanOf,
  shownProblems,
  stepOf,
  summaryOf,
  toggle,
  validateAnswers,
  validateStep,
  visibleSteps,
} from '../index.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };
const problems = (slug: string, answers: Answers) => {
  const step = stepOf(slug);
  return step ? validateStep(step, answers, visitor).map(({ key, message }) => [key, message]) : null;
};
const required = 'This response is required.';

describe('one step', () => {
  it.each<[string, Answers, [string, string][]]>([
    ['place', {}, []],
    ['place', { what_kind_of_place: 'Other' }, [['what_kind_of_place_description', required]]],
    ['place', { what_kind_of_place: 'Castle' }, [['what_kind_of_place', required]]],
    ['room', {}, [['type_of_furniture', required]]],
    ['room', { type_of_furniture: 'office' }, [['type_of_furniture', required]]],
    ['room', { type_of_furniture: 'bedroom' }, []],
    ['style', {}, [['favorite_styles', 'Please choose your favorite style.']]],
    ['style', { favorite_styles: [] }, [['favorite_styles', 'Please choose your favorite style.']]],
    ['style', { favorite_styles: ['roy'] }, []],
    ['wood-tone', { favorite_styles: ['moody'] }, [['wood_tone', required]]],
    ['sofa-type', {}, [['sofa.type', required]]],
    ['sofa-style', {}, []],
    ['sofa-budget', {}, [['sofa.budget', required]]],
    ['sofa-budget', { sofa: { budget: 'cheap' } }, [['sofa.budget', required]]],
    ['rug-type', {}, [['rug.type', required]]],
    ['rug-type', { rug: { type: [2, 5] } }, []],
    ['dining-chair-quantity', { dining_chair: { quantity: 'Other' } }, [['dining_chair.quantity_other', required]]],
    ['dining-chair-quantity', { dining_chair: { quantity: 'Other', quantity_other: 0 } }, []],
    [
      'dining-chair-quantity',
      { dining_chair: { quantity: 'Other', quantity_other: -1 } },
      [['dining_chair.quantity_other', required]],
    ],
    ['boldness', {}, []],
    ['boldness', { boldness: 10 }, []],
    ['boldness', { boldness: 11 }, [['boldness', required]]],
    ['boldness', { boldness: 0 }, [['boldness', required]]],
    ['boldness', { boldness: 5.5 }, [['boldness', required]]],
    ['measurement-method', {}, []],
    ['measurement-method', { need_help: false }, []],
    ['measurement-method', { need_help: true }, [['measurement_method', required]]],
    [
      'measurement-method',
      { measurement_method: 'on-site-service', zip: '90210' },
      [['measurement_method', "We're sorry, On-Site Service is not available for your zip code."]],
    ],
    ['delivery-state', {}, [['state', 'A shipping state is required.']]],
    ['delivery-state', { state: 'GU' }, [['state', 'A shipping state is required.']]],
    ['delivery-state', { state: 'PR' }, []],
    ['delivery-zip', {}, [['zip', 'Please enter the Zip Code you will be shipping to.']]],
    ['delivery-zip', { zip: '00000' }, [['zip', 'Please enter a valid shipping zip code.']]],
    ['delivery-zip', { state: 'CA', zip: '10001' }, []],
    [
      'delivery-state',
      { state: 'CA', zip: '10001' },
      [['state', '10001 is in New York. Pick New York, or correct the zip code.']],
    ],
    [
      'visit-address',
      { state: 'CA', zip: '10001' },
      [['state', '10001 is in New York. Pick New York, or correct the zip code.']],
    ],
    ['delivery-zip', { state: 'NY', zip: '10001' }, []],
    ['visit-address', {}, [['state', 'A shipping state is required.']]],
    ['visit-address', { state: 'NY' }, [['zip', 'A shipping zip code is required.']]],
    [
      'visit-address',
      { state: 'CA', zip: '90210' },
      [['zip', "We're sorry, On-Site Service is not available for your zip code."]],
    ],
    ['visit-address', { state: 'NY', zip: '11201' }, []],
    ['notes', {}, []],
    ['inspiration', {}, []],
    [
      'floor-plan',
      { floor_plan: ['a', 'b', 'c', 'd'].map((id) => ({ id, url: `/image/w_1/${id}` })) },
      [['floor_plan', 'Please upload between 0 and 3 files.']],
    ],
  ])('%s with %j', (slug, answers, expected) => expect(problems(slug, answers)).toEqual(expected));

  it('§5 too few pictures are told where a question sets a minimum', () => {
    const photos = stepOf('room-photos');
    if (!photos) throw new Error('no photos step');
    const [question] = photos.questions;
    if (question?.answer !== 'images') throw new Error('no pictures asked for');
    const asking = { ...photos, questions: [{ ...question, minimum: 2 }] };
    const told = (count: number) => {
      const images = Array.from({ length: count }, (_, index) => ({ id: `${index}`, url: `/image/w_1/${index}` }));
      return validateStep(asking, { room_photos: images }, visitor).map(({ message }) => message);
    };
    expect([told(0), told(1), told(2)]).toEqual([
      ['Please upload at least 2 files.'],
      ['Please upload at least 2 files.'],
      [],
    ]);
    expect(validateStep(photos, {}, visitor)).toEqual([]);
  });

  it('asks for all four measurements only when the layout needs them', () => {
    const message = 'All measurement fields above are required.';
    const filled = {
      'wall-a': '12 ft 0 in',
      'wall-b': '10 ft 6 in',
      'doorway-height': '6 ft 8 in',
      'doorway-width': '2 ft 8 in',
    };
    expect(problems('measurements', { need_help: false })).toEqual([]);
    expect(problems('measurements', { need_help: true })).toEqual(Object.keys(filled).map((key) => [key, message]));
    expect(problems('measurements', { need_help: true, ...filled })).toEqual([]);
    expect(problems('measurements', { need_help: true, ...filled, 'doorway-height': '0 ft 11 in' })).toEqual([
      ['doorway-height', message],
    ]);
    expect(problems('measurements', { need_help: true, ...filled, 'wall-b': '10 ft' })).toEqual([['wall-b', message]]);
    expect(problems('measurements', { need_help: false, 'wall-b': '10 ft' })).toEqual([]);
  });

  it('doesn’t complain about inches while they’re being typed', () => {
    expect(['10 ft', '6 in'].map(isHalfTyped)).toEqual([true, true]);
    expect(['10 ft 6 in', '', 'wide', null, 10].map(isHalfTyped)).toEqual([false, false, false, false, false]);
  });

  it('speaks up once it was touched, or came with a value', () => {
    const found = [{ slug: 'sofa-type', key: 'sofa.type', message: required }];
    expect(shownProblems(found, { touched: new Set(), loaded: {} })).toEqual([]);
    expect(shownProblems(found, { touched: new Set(['sofa.type']), loaded: {} })).toEqual(found);
    expect(shownProblems(found, { touched: new Set(), loaded: { sofa: { type: 'throne' } } })).toEqual(found);
  });
});

describe('the whole', () => {
  const answers = {
    type_of_furniture: 'bedroom',
    more_pieces: ['bench'],
    favorite_styles: ['draper'],
    bench: { type: 'storage', budget: 'basic' },
    state: 'NY',
    zip: '10001',
  };

  it('needs a room, a piece, its type and budget, a style and an address, and no more', () => {
    expect(checkSubmission(answers, { signedIn: true, feeCovers: false })).toEqual({ ok: true });
    expect(checkSubmission(answers, visitor)).toEqual({ ok: false, reason: 'no-account' });
  });

  it.each(Object.keys(answers))('is not complete without %s', (key) => {
    const { [key]: _, ...others } = answers as Answers;
    expect(checkSubmission(others, { signedIn: true, feeCovers: true })).toMatchObject({
      ok: false,
      reason: 'answers-missing',
    });
  });

  it('names the steps that want an answer', () => {
    expect(validateAnswers({ type_of_furniture: 'bedroom', pieces: ['bed'] }, visitor).map(({ slug }) => slug)).toEqual(
      ['more-pieces', 'style', 'bed-type', 'bed-budget', 'delivery-zip', 'delivery-state'],
    );
  });
});

describe('a multiple choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
    { value: 'no-thanks', label: 'No thanks', exclusive: true as const },
    { value: 'c', label: 'C', disabled: 'Sold out' },
  ];

  it('keeps the order of the clicks, and a second click takes a choice back', () => {
    expect(toggle(options, ['b'], 'a')).toEqual(['b', 'a']);
    expect(toggle(options, ['b', 'a'], 'b')).toEqual(['a']);
  });

  it('is cleared by No thanks, which goes with any other choice', () => {
    expect(toggle(options, ['a', 'b'], 'no-thanks')).toEqual(['no-thanks']);
    expect(toggle(options, ['no-thanks'], 'a')).toEqual(['a']);
    expect(toggle(options, ['no-thanks'], 'no-thanks')).toEqual([]);
  });

  it('takes only what is offered', () => {
    expect(toggle(options, ['a'], 'c')).toEqual(['a']);
    expect(toggle(options, ['a'], 'z')).toEqual(['a']);
  });
});

/** Anything at all, or almost an answer: known keys with wrong values, nested where flat is expected. */
const hostile = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: false }),
  fc.dictionary(
    fc.constantFrom(
      ...questions.map(({ key }) => key),
      '__proto__',
      'constructor',
      'sofa',
      'responses',
      'projectAddress',
    ),
    fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('standard', 'living-room', 'moody', ['sofa', 'no-thanks'], '\u0000', '\ud800', {
        type: 'standard',
      }),
    ),
  ),
);

describe('whatever comes in', () => {
  it('is never an exception, and what stays is valid', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const kept = prune(input);
        expect(prune(kept)).toEqual(kept);
        for (const { message } of validateAnswers(kept, { signedIn: true, feeCovers: true, addedRoom: true }))
          expect(message).toMatch(/required|Please|sorry|Choose/);
        JSON.stringify(fromStored(input));
        answersOf(answer(readSheet(input, 10), readUpdate(input), 20).sheet);
        answersOf(answer({}, readUpdate({ responses: input }), 20).sheet);
      }),
    );
  });

  it('can be looked at as it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...questions.map(({ key }) => key.split('.')[0] ?? '')), fc.anything()),
        (input) => {
          visibleSteps(input, visitor);
          validateAnswers(input, visitor);
          summaryOf(input, visitor);
          resumeStep(input, visitor);
          briefOf(input);
          roomPlanOf(input);
        },
      ),
    );
  });
});
