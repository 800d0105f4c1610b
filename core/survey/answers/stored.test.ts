import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anybody } from '../condition.ts';
import {
  type Answers,
  answer,
  answersOf,
  carryOver,
  fromStored,
  nextStep,
  readUpdate,
  sharedKeys,
  toStored,
  validateAnswers,
  visibleSteps,
  withProfileDefaults,
} from '../index.ts';
import { answerStep, chooser } from '../random-answers.fixture.ts';

/** In the specification's own format. */
const responses = {
  what_kind_of_place: 'Apartment/condo/co-op',
  upgrading_or_from_scratch: 'blank-canvas',
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'rug'],
  more_pieces: ['no-thanks'],
  favorite_styles: ['moody', 'draper'],
  wood_tone: 'dark',
  sofa: {
    type: 'standard',
    sub_type: 'sofa_b',
    materials: 'leather',
    budget: 'premium',
    colorIntensity: 'accent',
    color: 'green',
  },
  rug: { type: [1, 3], size: '8x10', budget: 'basic', colorIntensity: 'neutral' },
  boldness: 7,
  need_help: true,
  measurement_method: 'diy',
  'wall-a': '12 ft 6 in',
  'wall-b': '10 ft 0 in',
  'doorway-height': '6 ft 8 in',
  'doorway-width': '2 ft 8 in',
  'wall-a-description': 'A window in the middle',
  your_timeline: 1,
  timeline_notes: 'We move in June',
  inspiration_images: [{ id: 'user_images/1', url: 'https://example.com/1.webp' }],
  project_name: 'Oak Street',
  state: 'NY',
  zip: '10001',
};

const stored = {
  projectAddress: { state: 'NY', zip: '10001' },
  favorite_styles: ['moody', 'draper'],
  wood_tone: 'dark',
  type_of_furniture: 'living-room',
};

describe('the stored survey', () => {
  it('has the keys and forms of the specification', () => {
    expect(toStored(responses, 'june@example.com')).toEqual({
      responses: { ...responses, userEmail: 'june@example.com' },
      ...stored,
    });
    expect(fromStored(toStored(responses, 'june@example.com'))).toEqual(responses);
    expect(validateAnswers(responses, anybody)).toEqual([]);
  });

  it('says null where nothing is answered', () => {
    expect(toStored({})).toEqual({
      responses: {},
      projectAddress: { state: null, zip: null },
      favorite_styles: [],
      wood_tone: null,
      type_of_furniture: null,
    });
  });

  it('is read from the fields beside the responses where they do not say it', () => {
    const { state, zip, favorite_styles, wood_tone, type_of_furniture, ...others } = responses;
    expect(fromStored({ responses: others, ...stored })).toEqual(responses);
    for (const junk of [null, undefined, 1, 'x', [], { responses: 'x' }]) expect(fromStored(junk)).toEqual({});
  });

  it('is read as forms send it: numbers and truth as text, styles by name', () => {
    const { sheet } = answer(
      {},
      readUpdate({
        responses: {
          type_of_furniture: 'living-room',
          pieces: ['rug', 'lounge_chair'],
          need_help: 'false',
          your_timeline: '0',
          rug: { type: 'moroccan' },
          lounge_chair: { quantity: 2 },
          boldness: '8',
          zip: ' 10001 ',
          state: 'New York',
        },
      }),
      1,
    );
    expect(answersOf(sheet)).toMatchObject({
      need_help: false,
      your_timeline: 0,
      rug: { type: [3] },
      lounge_chair: { quantity: '2' },
      boldness: 8,
      zip: '10001',
      state: 'NY',
    });
  });

  it('comes back as it went, whatever the answers', { timeout: 0 }, () => {
    const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 30, maxLength: 100 });
    const walks = fc.property(numbers, (random) => {
      const choose = chooser(random);
      let answers: Answers = {};
      for (let step = visibleSteps(answers, anybody)[0] ?? null; step; step = nextStep(step.slug, answers, anybody))
        answers = answerStep(step, answers, anybody, choose);
      const document = JSON.parse(JSON.stringify(toStored(answers, 'june@example.com')));
      expect(fromStored(document)).toEqual(answers);
      expect(answersOf(answer({}, readUpdate(document), 1).sheet)).toEqual(answers);
    });
    fc.assert(walks, { numRuns: 40 });
  });
});

describe('a partial update', () => {
  const current = { type_of_furniture: 'living-room', pieces: ['sofa'], more_pieces: ['no-thanks'] };

  it('carries the questions it names, and no others', () => {
    expect(
      readUpdate({ responses: { need_help: true, sofa: { type: null } }, wood_tone: 'dark', id: 'x' }, current),
    ).toEqual({
      need_help: true,
      'sofa.type': null,
      wood_tone: 'dark',
    });
    expect(readUpdate({ projectAddress: { zip: '10001' } })).toEqual({ zip: '10001' });
    expect(readUpdate({ responses: { zip: '11201' }, projectAddress: { zip: '10001' } })).toEqual({ zip: '11201' });
  });

  it('that describes a piece wants it, and one that has measurements has measured', () => {
    expect(readUpdate({ responses: { type_of_furniture: 'bedroom', bed: { type: 'headboard' } } })).toEqual({
      type_of_furniture: 'bedroom',
      'bed.type': 'headboard',
      pieces: ['bed'],
      more_pieces: ['no-thanks'],
    });
    expect(readUpdate({ responses: { end_table: { type: 'storage' } } }, current)).toMatchObject({
      more_pieces: ['end_table'],
    });
    expect(readUpdate({ responses: { bed: { type: 'headboard' } } }, current)).toEqual({ 'bed.type': 'headboard' });
    expect(readUpdate({ responses: { 'wall-a': '10 ft 0 in' } })).toMatchObject({ measurement_method: 'diy' });
    expect(readUpdate({ responses: { pieces: ['sofa'] } }, { type_of_furniture: 'living-room' })).toEqual({
      pieces: ['sofa'],
    });
  });
});

describe('the next room', () => {
  it('begins with what belongs to the home and the person', () => {
    expect(carryOver(responses)).toEqual({
      what_kind_of_place: 'Apartment/condo/co-op',
      favorite_styles: ['moody', 'draper'],
      wood_tone: 'dark',
      boldness: 7,
      your_timeline: 1,
      inspiration_images: responses.inspiration_images,
      state: 'NY',
      zip: '10001',
    });
    expect([...sharedKeys].sort()).toEqual(
      [
        'what_kind_of_place',
        'mobility_aid',
        'what_kind_of_place_description',
        'favorite_styles',
        'wood_tone',
        'boldness',
        'your_timeline',
        'style_notes',
        'inspiration_images',
        'state',
        'zip',
      ].sort(),
    );
  });

  it('takes the address of the profile where it has none', () => {
    expect(withProfileDefaults({}, { shipping_state: 'NY', shipping_zip: '10001' })).toEqual({
      state: 'NY',
      zip: '10001',
    });
    expect(withProfileDefaults({}, { shipping_zip: '07030' })).toEqual({ state: 'NJ', zip: '07030' });
    expect(withProfileDefaults({}, { shipping_state: 'NY', shipping_zip: null })).toEqual({ state: 'NY' });
    expect(withProfileDefaults({}, { shipping_state: 'GU', shipping_zip: '1' })).toEqual({});
    const own = { state: 'CA', zip: '90210' };
    expect(withProfileDefaults(own, { shipping_state: 'NY', shipping_zip: '10001' })).toEqual(own);
    expect(withProfileDefaults({ state: 'CA' }, { shipping_zip: '10001' })).toEqual({ state: 'CA' });
  });
});
