import { describe, expect, it } from 'vitest';
import {
  asksWoodTone,
  brandsSchema,
  colorIntensities,
  colors,
  counterHeights,
  labelsNamed,
  labelsOfStyle,
  offerings,
  optionLabel,
  pieceKinds,
  pieceNamed,
  piecesOf,
  roomIds,
  roomNamed,
  rooms,
  rugStyleNumber,
  rugStyleNumbered,
  rugStyles,
  sizesOf,
  startingRooms,
  styleLabels,
  styleOfLabel,
  styles,
  traitApplies,
  traitsOf,
} from './index.ts';

/** Every value that needs a label; numbers, '6+' and 'Other' are their own labels. */
function labelledValues(): string[] {
  const values = pieceKinds.flatMap((kind) => {
    const { types, subTypes, materials, shapes, sizes, colorIntensities } = traitsOf(kind);
    return [...types, ...subTypes, ...materials, ...shapes, ...sizes, ...colorIntensities];
  });
  return [...new Set(values)];
}

describe("the specification's enumerations", () => {
  it.each([
    ['sofa', 'types', 'standard, chaise_sectional, l_shaped_sectional, sleeper, modular'],
    ['sofa', 'subTypes', 'sofa_a, sofa_b, sofa_c'],
    ['sofa', 'materials', 'fabric, leather'],
    ['sofa', 'colorIntensities', 'neutral, accent, lots_of_color'],
    ['lounge_chair', 'types', 'stationary_standard, recliner, swivel'],
    ['lounge_chair', 'subTypes', 'plush, exposed_frame'],
    ['lounge_chair', 'materials', 'fabric, leather'],
    ['lounge_chair', 'quantities', '1, 2'],
    ['sideboard', 'types', 'sliding_door, open_front, standard_door'],
    ['coffee_table', 'types', 'traditional, shelf, storage'],
    ['coffee_table', 'materials', 'wood, glass, stone'],
    ['coffee_table', 'shapes', 'round, rectangular_or_square, modern_or_funky'],
    ['end_table', 'types', 'traditional, storage'],
    ['end_table', 'shapes', 'round, rectangle, square'],
    ['end_table', 'quantities', '1, 2'],
    ['rug', 'types', 'border, geometric, moroccan, southwestern, solid'],
    ['rug', 'sizes', '5x8, 6x9, 8x10, 9x12, notSure'],
    ['rug', 'colorIntensities', 'neutral, accent, lots_of_color'],
    ['bed', 'types', 'no_headboard, headboard'],
    ['bed', 'materials', 'wood, fabric'],
    ['bed', 'sizes', 'king, queen, full'],
    ['dresser', 'types', 'horizontal, vertical'],
    ['nightstand', 'types', 'drawer, shelf'],
    ['nightstand', 'materials', 'wood, stone'],
    ['nightstand', 'quantities', '1, 2'],
    ['bench', 'types', 'standard, storage'],
    ['dining_table', 'materials', 'wood, glass, stone'],
    ['dining_table', 'shapes', 'round, rectangular, square'],
    ['dining_chair', 'quantities', '2-3, 4, 6+, Other'],
    ['dining_chair', 'types', 'wood, upholstered'],
    ['dining_chair', 'materials', 'fabric, leather'],
    ['dining_chair', 'colorIntensities', 'neutral, lots_of_color'],
    ['stool', 'sizes', 'counter, bar, neither'],
    ['stool', 'types', 'wood, upholstered'],
    ['stool', 'materials', 'fabric, leather'],
    ['stool', 'quantities', '2, 3, 4'],
    ['desk', 'materials', 'wood, glass'],
    ['standing_desk', 'materials', 'wood, glass'],
    ['desk_chair', 'materials', 'fabric, leather'],
    ['desk_chair', 'colorIntensities', 'neutral, accent, lots_of_color'],
  ] as const)('%s %s', (kind, trait, expected) => {
    expect(traitsOf(kind)[trait].join(', ')).toBe(expected);
  });

  it('color', () => {
    expect(colorIntensities).toEqual(['neutral', 'accent', 'lots_of_color']);
    expect(colors).toEqual(['green', 'blue', 'red']);
  });

  it('a trait that one type alone has', () => {
    expect(traitApplies('lounge_chair', 'subTypes', 'stationary_standard')).toBe(true);
    expect(traitApplies('lounge_chair', 'subTypes', 'recliner')).toBe(false);
    expect(traitApplies('lounge_chair', 'materials', 'recliner')).toBe(true);
    expect(traitApplies('bed', 'materials', 'headboard')).toBe(true);
    expect(traitApplies('bed', 'materials', 'no_headboard')).toBe(false);
    expect(traitApplies('dining_chair', 'materials', 'upholstered')).toBe(true);
    expect(traitApplies('dining_chair', 'materials', 'wood')).toBe(false);
    expect(traitApplies('stool', 'materials', 'upholstered')).toBe(true);
    expect(traitApplies('stool', 'materials', null)).toBe(false);
    expect(traitApplies('sofa', 'subTypes', null)).toBe(true);
    expect(traitApplies('sideboard', 'materials', 'open_front')).toBe(false);
  });

  it('rug styles are numbered from one', () => {
    expect(rugStyles.map(rugStyleNumber)).toEqual([1, 2, 3, 4, 5]);
    expect([1, 2, 3, 4, 5].map(rugStyleNumbered)).toEqual([...rugStyles]);
    expect(rugStyleNumbered(0)).toBeNull();
    expect(rugStyleNumbered(6)).toBeNull();
  });

  it('stools stand at counters of 36 and 42 inches', () => {
    expect(counterHeights).toEqual({ counter: 36, bar: 42 });
    expect(sizesOf('stool')).toEqual(['counter', 'bar']);
    expect(sizesOf('rug')).toEqual(['5x8', '6x9', '8x10', '9x12']);
  });

  it('every option has words', () => {
    for (const value of labelledValues()) expect(optionLabel(value), value).toMatch(/^[A-Z0-9]/);
    expect(labelledValues().filter((value) => optionLabel(value) === value)).toEqual([]);
    expect(['sofa_a', 'sofa_b', 'sofa_c'].map(optionLabel)).toEqual(['Track arm', 'Rolled arm', 'Exposed wood frame']);
    expect(optionLabel('Other')).toBe('Other');
  });
});

describe('rooms', () => {
  it('have the pieces that were settled', () => {
    expect(piecesOf('living-room')).toEqual(['sofa', 'lounge_chair', 'sideboard', 'coffee_table', 'end_table', 'rug']);
    expect(piecesOf('bedroom')).toEqual(['bed', 'nightstand', 'dresser', 'bench', 'rug']);
    expect(piecesOf('dining-room')).toEqual(['dining_table', 'dining_chair', 'stool', 'sideboard', 'rug']);
    expect(piecesOf('office')).toEqual(['desk', 'standing_desk', 'desk_chair', 'rug']);
    expect(startingRooms).toEqual(['living-room', 'bedroom', 'dining-room']);
  });

  it('hold every piece but the bar table', () => {
    const asked = new Set(roomIds.flatMap((room) => [...piecesOf(room)]));
    expect(pieceKinds.filter((kind) => !asked.has(kind))).toEqual(['bar_table']);
  });

  it('are known by id, label and the navigation’s spelling', () => {
    for (const room of roomIds) {
      expect(roomNamed(room)).toBe(room);
      expect(roomNamed(rooms[room].label)).toBe(room);
      expect(roomNamed(rooms[room].label.toUpperCase())).toBe(room);
    }
    expect(roomNamed('Living Room')).toBe('living-room');
    expect(roomNamed('kitchen')).toBeNull();
    expect(roomNamed('toString')).toBeNull();
  });

  it('pieces are known by id and name', () => {
    expect(pieceNamed('lounge_chair')).toBe('lounge_chair');
    expect(pieceNamed('Lounge Chairs')).toBe('lounge_chair');
    expect(pieceNamed('bed')).toBe('bed');
    expect(pieceNamed('lamp')).toBeNull();
  });
});

describe('styles', () => {
  it('carry the names of the marketing', () => {
    expect(styles.draper).toEqual({ name: 'Draper', tagline: 'classic cool', known: 'mid-century modern' });
    expect(styles.moody).toEqual({ name: 'Moody', tagline: 'casual elegance', known: 'California coastal' });
    expect(styles.roy).toEqual({ name: 'Roy', tagline: 'edgy yet grounded', known: 'industrial' });
  });

  it('become labels of the catalog, and come back', () => {
    expect(labelsOfStyle('draper', 'dark')).toEqual(['Draper']);
    expect(labelsOfStyle('roy')).toEqual(['Axelrod']);
    expect(labelsOfStyle('moody')).toEqual(['Moody light', 'Moody dark']);
    expect(labelsOfStyle('moody', 'light')).toEqual(['Moody light']);
    expect(labelsOfStyle('moody', 'dark')).toEqual(['Moody dark']);
    for (const label of styleLabels) expect(labelsOfStyle(styleOfLabel(label))).toContain(label);
  });

  it('are found by either name', () => {
    expect(labelsNamed('roy')).toEqual(['Axelrod']);
    expect(labelsNamed('axelrod')).toEqual(['Axelrod']);
    expect(labelsNamed('moody-dark')).toEqual(['Moody dark']);
    expect(labelsNamed('Moody')).toEqual(['Moody light', 'Moody dark']);
    expect(labelsNamed('baroque')).toEqual([]);
  });

  it('ask for the wood only with Moody', () => {
    expect(asksWoodTone(['draper', 'moody'])).toBe(true);
    expect(asksWoodTone(['draper', 'roy'])).toBe(false);
  });
});

describe('offerings', () => {
  it('start at the printed prices', () => {
    const printed = offerings.map(({ title, items }) => [title, items.map(({ title, price }) => `${title} ${price}`)]);
    expect(printed).toEqual([
      [
        'Living room',
        ['Coffee tables 199', 'Sofas 1199', 'Chairs 399', 'Sideboard/media console 699', 'Rugs 275', 'End tables 149'],
      ],
      ['Bedroom', ['Nightstands 349', 'Beds 799', 'Benches 299', 'Dressers 519', 'Rugs 275']],
      ['Dining room', ['Dining tables 399', 'Bar tables 399', 'Dining chairs 69', 'Stools 279', 'Rugs 275']],
    ]);
    expect(offerings[0]?.items[0]?.publicId).toBe('offerings/living-room/coffee_table');
  });
});

describe('brands', () => {
  const brand = (n: number) => ({
    name: `Brand ${n}`,
    logo: `brands/b${n}`,
    about: 'x',
    shippingRateType: 'flat',
    shipsFrom: 'NC',
    sample: true,
  });
  const ten = Array.from({ length: 10 }, (_, n) => brand(n));

  it('are ten, each once', () => {
    expect(brandsSchema.safeParse(ten).success).toBe(true);
    expect(brandsSchema.safeParse(ten.slice(1)).success).toBe(false);
    expect(brandsSchema.safeParse([...ten.slice(1), { ...brand(1), name: 'brand 1' }]).success).toBe(false);
  });
});
