import { describe, expect, it } from 'vitest';
import { type Answers, type QuizContext, stepOf, visibleQuestions, visibleSteps } from '../index.ts';

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
      'delivery-zip',
      'delivery-state',
      'project-name',
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
    ['measurements for customers who measure', { measurement_method: 'diy' }, 'measurements', true],
    ['no measurements for customers we visit', { measurement_method: 'on-site-service' }, 'measurements', false],
    ['the address for customers we visit', { measurement_method: 'on-site-service' }, 'visit-address', true],
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

  it('skip the account step for signed-in users, and the fee where a paid one covers the room', () => {
    const asked = (context: QuizContext) => slugs({}, context).slice(-4);
    expect(asked(visitor)).toEqual(['project-name', 'registration', 'summary', 'payment']);
    expect(asked({ ...visitor, registration: 'basic' })).toEqual([
      'basic-registration',
      'password',
      'summary',
      'payment',
    ]);
    expect(asked({ ...visitor, registration: 'password' })).toEqual(['project-name', 'password', 'summary', 'payment']);
    expect(asked({ signedIn: true, feeCovers: false })).toEqual([
      'delivery-state',
      'project-name',
      'summary',
      'payment',
    ]);
    expect(asked({ signedIn: true, feeCovers: true })).toEqual([
      'delivery-zip',
      'delivery-state',
      'project-name',
      'summary',
    ]);
  });
});
