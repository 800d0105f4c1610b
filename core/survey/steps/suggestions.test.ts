import { describe, expect, it } from 'vitest';
import {
  type Answers,
  deliveryStateOf,
  type QuizContext,
  resumeStep,
  sameAs,
  stepAt,
  stepOf,
  suggestionsOf,
  validateStep,
  withItsSuggestions,
  withStateOfZip,
  withValue,
} from '../index.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };

describe('a suggestion', () => {
  const living = {
    type_of_furniture: 'living-room',
    pieces: ['sofa', 'lounge_chair', 'rug'],
    more_pieces: ['no-thanks'],
  };
  const sofa = { materials: 'leather', colorIntensity: 'accent', color: 'blue', budget: 'luxe' };
  const on = (slug: string, answers: Answers) => stepAt(slug, answers, visitor);
  const given = (slug: string, answers: Answers) =>
    suggestionsOf(on(slug, answers), answers, visitor).map(({ key, value }) => [key, value]);

  it('takes the sofa’s material, colors and budget over for like pieces, until another answer is given', () => {
    const answers = { ...living, sofa };
    expect(given('lounge-chair-material', answers)).toEqual([['lounge_chair.materials', 'leather']]);
    expect(given('boldness', { ...answers, boldness: 4 })).toEqual([
      ['lounge_chair.colorIntensity', 'accent'],
      ['lounge_chair.color', 'blue'],
      ['rug.colorIntensity', 'accent'],
      ['rug.color', 'blue'],
    ]);
    expect(given('budget', answers)).toEqual([
      ['lounge_chair.budget', 'luxe'],
      ['rug.budget', 'luxe'],
    ]);
    expect(given('lounge-chair-material', { ...answers, lounge_chair: { materials: 'fabric' } })).toEqual([]);
    expect(given('budget', living)).toEqual([]);
  });

  it('takes the coffee table’s shape over for the end table, where end tables come in it', () => {
    const tables = { type_of_furniture: 'living-room', pieces: ['coffee_table'], more_pieces: ['end_table'] };
    const shaped = (shape: string) => given('end-table-shape', { ...tables, coffee_table: { shape } });
    expect(shaped('round')).toEqual([['end_table.shape', 'round']]);
    expect(shaped('notSure')).toEqual([['end_table.shape', 'notSure']]);
    expect(shaped('modern_or_funky')).toEqual([]);
    expect(on('end-table-quantity', tables).slug).toBe('end-table-shape');
  });

  it('takes a list without further pieces for “No thanks”, and a room without any piece for no answer', () => {
    const some = { type_of_furniture: 'bedroom', pieces: ['bed'] };
    expect(given('pieces', some)).toEqual([['more_pieces', ['no-thanks']]]);
    const none = { type_of_furniture: 'bedroom' };
    expect(given('pieces', none)).toEqual([]);
    expect(validateStep(on('pieces', none), none, visitor).map(({ message }) => message)).toEqual([
      'Choose at least one piece for us to find.',
    ]);
  });

  it('never gives a piece a color it isn’t asked about', () => {
    const dining = {
      ...{ type_of_furniture: 'dining-room', pieces: ['dining_chair'], more_pieces: ['rug'], boldness: 5 },
      dining_chair: { colorIntensity: 'neutral' },
    };
    expect(given('boldness', dining)).toEqual([['rug.colorIntensity', 'neutral']]);
  });

  it('is accepted along with an answer that depends on it', () => {
    const answers = { ...living, sofa };
    const color = withItsSuggestions(on('boldness', answers), { 'rug.color': 'red' }, answers, visitor);
    expect(color).toEqual({ 'rug.colorIntensity': 'accent', 'rug.color': 'red' });
    const budget = withItsSuggestions(on('budget', answers), { 'rug.budget': 'basic' }, answers, visitor);
    expect(budget).toEqual({ 'rug.budget': 'basic' });
  });

  it('says whose answer it is', () => {
    const question = stepOf('rug-color-intensity')?.questions[0];
    if (!question) throw new Error('no rug palette');
    const answers = withValue({ ...living, sofa }, 'rug.colorIntensity', 'accent');
    expect(sameAs(question, answers)).toBe('The same as for the sofa');
    expect(sameAs(question, withValue(answers, 'rug.colorIntensity', 'neutral'))).toBeNull();
    expect(sameAs(question, living)).toBeNull();
  });

  it('is shown again to a person who left before accepting it', () => {
    const half = {
      ...{ what_kind_of_place: 'House', upgrading_or_from_scratch: 'blank-canvas', ...living },
      ...{ favorite_styles: ['roy'], boldness: 5, rug: { type: [1], size: '5x8', budget: 'luxe' } },
      sofa: { type: 'standard', sub_type: 'sofa_a', ...sofa },
      lounge_chair: { type: 'swivel', materials: 'leather', quantity: '1', budget: 'luxe' },
    };
    expect(resumeStep(half, visitor).slug).toBe('boldness');
  });
});

describe('the state', () => {
  it('follows from the zip code, unless it’s given along with it', () => {
    expect(withStateOfZip({ zip: '02139' })).toEqual({ zip: '02139', state: 'MA' });
    expect(withStateOfZip({ zip: '02139', state: 'NY' })).toEqual({ zip: '02139', state: 'NY' });
    expect(withStateOfZip({ zip: '0213' })).toEqual({ zip: '0213' });
    expect(withStateOfZip({ zip: null })).toEqual({ zip: null });
  });

  it('tells where the furniture goes: by the zip, or else by the state', () => {
    expect(deliveryStateOf({ zip: ' 02139', state: 'NY' })).toBe('MA');
    expect(deliveryStateOf({ state: 'NY' })).toBe('NY');
    expect(deliveryStateOf({ zip: '00000', state: 'NY' })).toBe('NY');
    expect(deliveryStateOf({ zip: '0213', state: 'GU' })).toBeNull();
    expect(deliveryStateOf({})).toBeNull();
  });
});
