import { describe, expect, it } from 'vitest';
import { type Answers, optionsOf, type QuizContext, questionOf } from './index.ts';

const visitor: QuizContext = { signedIn: false, feeCovers: false };

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

  it('offer no on-site service while visits are paused, and say so', () => {
    const [service] = offered('measurement_method', { zip: '11201' }, { ...visitor, visitsPaused: true });
    expect(service?.disabled).toContain('We aren’t booking home visits right now.');
  });
});
