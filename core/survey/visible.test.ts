import { describe, expect, it } from 'vitest';
import {
  type Answers,
  accountStep,
  nextStep,
  optionsOf,
  previousStep,
  progressAt,
  prune,
  type QuizContext,
  questionOf,
  resumeStep,
  stepAt,
  stepOf,
  visibleQuestions,
  visibleSteps,
} from './index.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };
const slugs = (answers: Answers, context: QuizContext = visitor) =>
  visibleSteps(answers, context).map(({ slug }) => slug);
const living = {
  type_of_furniture: 'living-room',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['no-thanks'],
};
const dining = { type_of_furniture: 'dining-room', pieces: ['dining_table', 'dining_chair'], more_pieces: ['stool'] };
const bedroom = { type_of_furniture: 'bedroom', pieces: ['bed'], more_pieces: ['bench'] };

describe('the steps of the quiz', () => {
  it('are few before a room is chosen', () => {
    expect(slugs({})).toEqual([
      'place',
      'starting-point',
      'room',
      'style',
      'boldness',
      'layout',
      'measurement-method',
      'room-photos',
      'floor-plan',
      'timeline',
      'notes',
      'inspiration',
      'project-name',
      'delivery-state',
      'delivery-zip',
      'registration',
      'summary',
      'payment',
    ]);
  });

  it('ask about the chosen pieces only', () => {
    const shown = slugs(living);
    expect(shown).toContain('sofa-type');
    expect(shown).toContain('rug-size');
    expect(shown.filter((slug) => slug.startsWith('coffee-table') || slug.startsWith('bed'))).toEqual([]);
    expect(slugs(bedroom)).toContain('bench-type');
  });

  it.each<[string, Answers, string, boolean]>([
    [
      'chair style only for a stationary chair',
      { ...living, lounge_chair: { type: 'stationary_standard' } },
      'lounge-chair-style',
      true,
    ],
    ['chair style not for a recliner', { ...living, lounge_chair: { type: 'recliner' } }, 'lounge-chair-style', false],
    ['chair style not for a swivel', { ...living, lounge_chair: { type: 'swivel' } }, 'lounge-chair-style', false],
    ['headboard material only with a headboard', { ...bedroom, bed: { type: 'headboard' } }, 'bed-material', true],
    ['headboard material not without', { ...bedroom, bed: { type: 'no_headboard' } }, 'bed-material', false],
    [
      'chair upholstery only when upholstered',
      { ...dining, dining_chair: { type: 'upholstered' } },
      'dining-chair-material',
      true,
    ],
    ['chair upholstery not for wood', { ...dining, dining_chair: { type: 'wood' } }, 'dining-chair-material', false],
    ['stool upholstery only when upholstered', { ...dining, stool: { type: 'upholstered' } }, 'stool-material', true],
    ['stool upholstery not for wood', { ...dining, stool: { type: 'wood' } }, 'stool-material', false],
    ['wood tone only for Moody', { favorite_styles: ['roy', 'moody'] }, 'wood-tone', true],
    ['wood tone not for the others', { favorite_styles: ['roy', 'draper'] }, 'wood-tone', false],
    ['a color unless neutral', { ...living, sofa: { colorIntensity: 'accent' } }, 'sofa-color', true],
    ['lots of color', { ...living, sofa: { colorIntensity: 'lots_of_color' } }, 'sofa-color', true],
    ['no color when neutral', { ...living, sofa: { colorIntensity: 'neutral' } }, 'sofa-color', false],
    ['no color when not asked yet', living, 'sofa-color', false],
    ['what stays when upgrading', { upgrading_or_from_scratch: 'upgrading' }, 'staying', true],
    ['what stays not on a blank canvas', { upgrading_or_from_scratch: 'blank-canvas' }, 'staying', false],
    ['measurements for whoever measures', { measurement_method: 'diy' }, 'measurements', true],
    ['no measurements for whoever is visited', { measurement_method: 'on-site-service' }, 'measurements', false],
    ['the address for whoever is visited', { measurement_method: 'on-site-service' }, 'visit-address', true],
    ['the address only once', { measurement_method: 'on-site-service' }, 'delivery-zip', false],
  ])('%s', (_, answers, slug, shown) => expect(slugs(answers).includes(slug)).toBe(shown));

  it('ask for the number of chairs, and for the kind of place, only when it is another', () => {
    const fields = (slug: string, answers: Answers) => {
      const step = stepOf(slug);
      return step ? visibleQuestions(step, answers, visitor).map(({ key }) => key) : [];
    };
    const chairs = (quantity: string) => fields('dining-chair-quantity', { ...dining, dining_chair: { quantity } });
    expect(chairs('Other')).toEqual(['dining_chair.quantity', 'dining_chair.quantity_other']);
    for (const quantity of ['2-3', '4', '6+']) expect(chairs(quantity)).toEqual(['dining_chair.quantity']);
    expect(fields('place', { what_kind_of_place: 'Other' })).toHaveLength(2);
    expect(fields('place', { what_kind_of_place: 'House' })).toHaveLength(1);
  });

  it('pass over the account for whoever has one, and the fee where one covers', () => {
    const asked = (context: QuizContext) => slugs({}, context).slice(-4);
    expect(asked(visitor)).toEqual(['delivery-zip', 'registration', 'summary', 'payment']);
    expect(asked({ ...visitor, registration: 'basic' })).toEqual([
      'basic-registration',
      'password',
      'summary',
      'payment',
    ]);
    expect(asked({ ...visitor, registration: 'password' })).toEqual(['delivery-zip', 'password', 'summary', 'payment']);
    expect(asked({ signedIn: true, feeCovers: false })).toEqual([
      'delivery-state',
      'delivery-zip',
      'summary',
      'payment',
    ]);
    expect(asked({ signedIn: true, feeCovers: true })).toEqual([
      'project-name',
      'delivery-state',
      'delivery-zip',
      'summary',
    ]);
  });
});

describe('the options', () => {
  const offered = (key: string, answers: Answers, context = visitor) => {
    const question = questionOf(key);
    return question ? optionsOf(question, answers, context) : [];
  };
  const offeredValues = (key: string, answers: Answers, context = visitor) =>
    offered(key, answers, context).map(({ value }) => value);

  it('start with three rooms; an added room may be an office', () => {
    expect(offeredValues('type_of_furniture', {})).toEqual(['living-room', 'bedroom', 'dining-room']);
    expect(offeredValues('type_of_furniture', {}, { signedIn: true, feeCovers: true })).toContain('office');
    expect(offeredValues('type_of_furniture', {}, { signedIn: true, feeCovers: false, addedRoom: true })).toContain(
      'office',
    );
  });

  it.each([
    ['living-room', ['sofa', 'lounge_chair', 'coffee_table', 'rug'], ['sideboard', 'end_table']],
    ['bedroom', ['bed', 'nightstand', 'dresser'], ['rug', 'bench']],
    ['dining-room', ['dining_table', 'dining_chair'], ['sideboard', 'rug', 'stool']],
    ['office', ['standing_desk', 'desk', 'desk_chair'], ['rug']],
  ])('list the pieces of a %s', (room, main, more) => {
    const answers = { type_of_furniture: room };
    expect(offeredValues('pieces', answers)).toEqual(main);
    expect(offeredValues('more_pieces', { ...answers, pieces: main })).toEqual([...more, 'no-thanks']);
    expect(offeredValues('more_pieces', answers)).toEqual(more);
  });

  it.each<[string, Answers, readonly string[]]>([
    ['sofa.budget', {}, ['$699–$1,199', '$1,199–$2,995', '$2,995+']],
    ['sofa.budget', { sofa: { type: 'standard' } }, ['$1,199–$2,000', '$2,000–$4,700', '$4,700+']],
    ['sofa.budget', { sofa: { type: 'sleeper' } }, ['$1,599–$2,195', '$2,195–$4,200', '$4,200+']],
    ['lounge_chair.budget', { lounge_chair: { type: 'swivel' } }, ['$699–$1,099', '$1,099–$2,199', '$2,199+']],
    ['dresser.budget', { dresser: { type: 'vertical' } }, ['$519–$1,039', '$1,039–$2,995', '$2,995+']],
    ['rug.budget', { rug: { size: '5x8' } }, ['$275–$350', '$350–$575', '$575+']],
    ['rug.budget', { rug: { size: 'notSure' } }, ['$545–$750', '$750–$1,100', '$1,100+']],
    ['rug.budget', { rug: { size: '8x10', type: [1] } }, ['$545–$750', '$750–$1,100', '$1,100+']],
    ['desk_chair.budget', {}, ['$399–$999', '$999–$1,699', '$1,699+']],
    ['desk.budget', {}, ['$699–$1,199', '$1,199–$2,995', '$2,995+']],
  ])('of %s follow the answers %j', (key, answers, ranges) => {
    expect(offered(key, answers).map(({ note }) => note)).toEqual(ranges);
    expect(offered(key, answers).map(({ label }) => label)).toEqual(['Basic', 'Premium', 'Luxe']);
  });

  it('offer on-site service until a zip code says otherwise', () => {
    const service = (answers: Answers) => offered('measurement_method', answers)[0];
    expect(service({})?.disabled).toBeUndefined();
    expect(service({ zip: '11201' })?.disabled).toBeUndefined();
    expect(service({ zip: '90210' })?.disabled).toBe(
      "We're sorry, On-Site Service is not available for your zip code.",
    );
  });
});

describe('the way', () => {
  it('leads on and back over the steps that are asked', () => {
    expect(nextStep('room', living, visitor)?.slug).toBe('pieces');
    expect(previousStep('boldness', living, visitor)?.slug).toBe('rug-budget');
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

  it('may begin with the account', () => {
    expect(accountStep({}, visitor)?.slug).toBe('registration');
    expect(accountStep({}, { ...visitor, registration: 'basic' })?.slug).toBe('basic-registration');
    expect(accountStep({}, { signedIn: true, feeCovers: false })).toBeNull();
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
});

describe('answers that are no longer asked for', () => {
  it('go with the answer that asked for them', () => {
    const answers = { ...living, sofa: { type: 'standard', colorIntensity: 'accent', color: 'green' } };
    expect(prune({ ...answers, sofa: { ...answers.sofa, colorIntensity: 'neutral' } })).toMatchObject({
      sofa: { type: 'standard', colorIntensity: 'neutral' },
    });
    expect(prune({ ...answers, pieces: ['rug'] })).toEqual({ ...living, pieces: ['rug'] });
    expect(prune({ ...answers, type_of_furniture: 'bedroom' })).toEqual({ type_of_furniture: 'bedroom' });
  });

  it('take No thanks with them when nothing is left to look for', () => {
    expect(prune({ ...living, pieces: [] })).toEqual({ type_of_furniture: 'living-room' });
  });

  it('keep an office, whoever asks', () => {
    expect(prune({ type_of_furniture: 'office', pieces: ['desk'] })).toEqual({
      type_of_furniture: 'office',
      pieces: ['desk'],
    });
  });

  it('keep the address when the visit is called off', () => {
    const address = { state: 'NY', zip: '10001' };
    expect(prune({ measurement_method: 'diy', ...address })).toEqual({ measurement_method: 'diy', ...address });
    expect(prune({ measurement_method: 'on-site-service', ...address })).toMatchObject(address);
  });
});
