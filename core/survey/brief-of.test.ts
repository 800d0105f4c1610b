import { describe, expect, it } from 'vitest';
import { type Answers, briefOf, inWords, quantityOf, roomAsMeasured, roomPlanOf, summaryOf } from './index.ts';

const measured = {
  measurement_method: 'diy',
  'wall-a': '12 ft 6 in',
  'wall-b': '10 ft 0 in',
  'doorway-height': '6 ft 8 in',
  'doorway-width': '2 ft 8 in',
};

describe('the brief', () => {
  it('is what the composer needs', () => {
    expect(
      briefOf({
        ...measured,
        type_of_furniture: 'living-room',
        pieces: ['rug', 'sofa'],
        more_pieces: ['end_table'],
        favorite_styles: ['moody', 'roy'],
        wood_tone: 'dark',
        sofa: {
          type: 'sleeper',
          sub_type: 'sofa_a',
          materials: 'fabric',
          budget: 'luxe',
          colorIntensity: 'lots_of_color',
          color: 'blue',
        },
        rug: { type: [5, 1], size: 'notSure', budget: 'basic' },
        end_table: { type: 'storage', shape: 'round', quantity: '2' },
        boldness: 9,
        your_timeline: 1,
      }),
    ).toEqual({
      room: 'living-room',
      styles: ['Moody dark', 'Axelrod'],
      woodTone: 'dark',
      pieces: [
        {
          kind: 'sofa',
          types: ['sleeper'],
          subTypes: ['sofa_a'],
          materials: ['fabric'],
          shapes: [],
          tier: 'luxe',
          colorIntensity: 'lots_of_color',
          colors: ['blue'],
          quantity: 1,
          size: null,
        },
        {
          kind: 'end_table',
          types: ['storage'],
          subTypes: [],
          materials: [],
          shapes: ['round'],
          tier: null,
          colorIntensity: null,
          colors: [],
          quantity: 2,
          size: null,
        },
        {
          kind: 'rug',
          types: ['solid', 'border'],
          subTypes: [],
          materials: [],
          shapes: [],
          tier: 'basic',
          colorIntensity: null,
          colors: [],
          quantity: 1,
          size: null,
        },
      ],
      doorway: { width: 32, height: 80 },
      walls: { a: 150, b: 120 },
      boldness: 9,
      soon: true,
    });
  });

  it('has the measurements of the drawn room, and the customer’s where the drawing only guessed', () => {
    const told = { ...measured, type_of_furniture: 'living-room' };
    const drawn = roomAsMeasured(told);
    const [door] = drawn.doors;
    if (!door) throw new Error('no door');
    const visited = {
      ...drawn,
      outline: [
        { x: 0, y: 0 },
        { x: 132, y: 0 },
        { x: 132, y: 110 },
        { x: 0, y: 110 },
      ],
      doors: [{ ...door, width: 28, height: 76, offset: 0 }],
      guessed: [],
    };
    expect(briefOf(told, visited)).toMatchObject({ doorway: { width: 28, height: 76 }, walls: { a: 132, b: 110 } });
    const guessed = { ...visited, guessed: ['wall-b', 'door-size'] as const };
    expect(briefOf(told, { ...guessed, guessed: [...guessed.guessed] })).toMatchObject({
      doorway: { width: 32, height: 80 },
      walls: { a: 132, b: 120 },
    });
    // Drawn, but never measured: it's not a door to pass.
    const unmeasured = { ...visited, doors: [{ ...door, width: 28, height: null, offset: 0 }] };
    expect(briefOf({ type_of_furniture: 'living-room' }, unmeasured)?.doorway).toBeNull();
    expect(briefOf({ type_of_furniture: 'living-room' }, roomAsMeasured({}))).toMatchObject({
      doorway: null,
      walls: { a: null, b: null },
    });
  });

  it('leaves open what was not answered', () => {
    expect(briefOf({})).toBeNull();
    expect(briefOf({ type_of_furniture: 'office', pieces: ['desk'], favorite_styles: ['moody'] })).toMatchObject({
      room: 'office',
      styles: ['Moody light', 'Moody dark'],
      doorway: null,
      boldness: 5,
      soon: false,
    });
  });

  it.each([
    [{ quantity: '2-3' }, 2],
    [{ quantity: '4' }, 4],
    [{ quantity: '6+' }, 6],
    [{ quantity: 'Other', quantity_other: 9 }, 9],
    [{ quantity: 'Other' }, 1],
    [{}, 1],
  ])('counts the chairs of %j as %d', (dining_chair, count) => {
    expect(quantityOf({ dining_chair }, 'dining_chair')).toBe(count);
  });

  it('has no piece of which the person wants none', () => {
    const dining = {
      type_of_furniture: 'dining-room',
      pieces: ['dining_table', 'dining_chair'],
      dining_chair: { quantity: 'Other', quantity_other: 0 },
    };
    expect(briefOf(dining)?.pieces.map(({ kind }) => kind)).toEqual(['dining_table']);
  });
});

describe('the plan of the room', () => {
  it('has the doorway in the middle of wall B, opening inward, until told otherwise', () => {
    expect(roomPlanOf(measured)).toEqual({
      wallA: 150,
      wallB: 120,
      doorway: { wall: 'wall-b', offset: 44, width: 32, swing: 'inward', assumed: true },
    });
    expect(
      roomPlanOf({
        ...measured,
        'doorway-wall': 'opposite-wall-a',
        'doorway-offset': '1 ft 0 in',
        'doorway-swing': 'outward',
      }),
    ).toMatchObject({ doorway: { wall: 'opposite-wall-a', offset: 12, swing: 'outward', assumed: false } });
  });

  it('keeps the doorway within its wall, and is nothing without measurements', () => {
    expect(roomPlanOf({ ...measured, 'doorway-wall': 'wall-a', 'doorway-offset': '40 ft' })?.doorway.offset).toBe(118);
    expect(roomPlanOf({ ...measured, 'wall-a': '12 ft' })).toBeNull();
    expect(roomPlanOf({})).toBeNull();
  });
});

describe('the summary', () => {
  it('says question and answer in words, with the way to change it', () => {
    const answers: Answers = {
      type_of_furniture: 'dining-room',
      pieces: ['dining_chair'],
      more_pieces: ['rug'],
      favorite_styles: ['roy'],
      dining_chair: { quantity: 'Other', quantity_other: 7, type: 'wood', budget: 'basic' },
      rug: { type: [1, 4], size: '6x9', budget: 'luxe' },
      boldness: 3,
      need_help: false,
      room_photos: [{ id: 'a', url: '/a' }],
      your_timeline: 0,
      state: 'CA',
      zip: '90210',
    };
    const lines = summaryOf(answers, { signedIn: true, feeCovers: true });
    const said = Object.fromEntries(lines.map(({ key, answer }) => [key, answer]));
    expect(said).toMatchObject({
      what_kind_of_place: null,
      type_of_furniture: 'Dining room',
      pieces: 'Dining chair',
      favorite_styles: 'Roy',
      'dining_chair.quantity': 'Other',
      'dining_chair.quantity_other': '7',
      'dining_chair.budget': 'Basic, $69–$299',
      'rug.type': 'Border, Southwestern',
      'rug.size': '6 × 9 ft',
      'rug.budget': 'Luxe, $845+',
      boldness: '3 of 10',
      need_help: 'No, thank you',
      room_photos: '1 picture',
      your_timeline: 'No rush',
      state: 'California',
      zip: '90210',
    });
    expect(lines.find(({ key }) => key === 'rug.size')).toEqual({
      chapter: 6,
      chapterTitle: 'Piece by piece',
      slug: 'rug-size',
      key: 'rug.size',
      question: 'Rug size',
      answer: '6 × 9 ft',
      required: false,
    });
  });

  it('names the room in the words of a step', () => {
    expect(inWords('How large is your {room}?', { type_of_furniture: 'living-room' })).toBe(
      'How large is your living room?',
    );
    expect(inWords('How large is your {room}?', {})).toBe('How large is your room?');
  });
});
