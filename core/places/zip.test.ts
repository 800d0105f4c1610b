import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliverableStates,
  isState,
  places,
  sanitiseZip,
  shippingProblem,
  stateAbbreviations,
  stateName,
  stateNameOfZip,
  stateOfZip,
  zipProblem,
} from './index.ts';

/**
 * The postal service's prefixes in order, '-' for those without a state. Written independently of the table under test.
 */
const inOrder: readonly [last: number, state: string][] = [
  [4, '-'],
  [5, 'NY'],
  [7, 'PR'],
  [8, '-'],
  [9, 'PR'],
  [27, 'MA'],
  [29, 'RI'],
  [38, 'NH'],
  [49, 'ME'],
  [54, 'VT'],
  [55, 'MA'],
  [59, 'VT'],
  [69, 'CT'],
  [89, 'NJ'],
  [99, '-'],
  [149, 'NY'],
  [196, 'PA'],
  [199, 'DE'],
  [200, 'DC'],
  [201, 'VA'],
  [205, 'DC'],
  [212, 'MD'],
  [213, '-'],
  [219, 'MD'],
  [246, 'VA'],
  [268, 'WV'],
  [269, '-'],
  [289, 'NC'],
  [299, 'SC'],
  [319, 'GA'],
  [339, 'FL'],
  [340, '-'],
  [342, 'FL'],
  [343, '-'],
  [344, 'FL'],
  [345, '-'],
  [347, 'FL'],
  [348, '-'],
  [349, 'FL'],
  [352, 'AL'],
  [353, '-'],
  [369, 'AL'],
  [385, 'TN'],
  [397, 'MS'],
  [399, 'GA'],
  [418, 'KY'],
  [419, '-'],
  [427, 'KY'],
  [429, '-'],
  [459, 'OH'],
  [479, 'IN'],
  [499, 'MI'],
  [516, 'IA'],
  [519, '-'],
  [528, 'IA'],
  [529, '-'],
  [532, 'WI'],
  [533, '-'],
  [535, 'WI'],
  [536, '-'],
  [549, 'WI'],
  [551, 'MN'],
  [552, '-'],
  [567, 'MN'],
  [568, '-'],
  [569, 'DC'],
  [577, 'SD'],
  [579, '-'],
  [588, 'ND'],
  [589, '-'],
  [599, 'MT'],
  [620, 'IL'],
  [621, '-'],
  [629, 'IL'],
  [631, 'MO'],
  [632, '-'],
  [641, 'MO'],
  [643, '-'],
  [658, 'MO'],
  [659, '-'],
  [662, 'KS'],
  [663, '-'],
  [679, 'KS'],
  [681, 'NE'],
  [682, '-'],
  [693, 'NE'],
  [699, '-'],
  [701, 'LA'],
  [702, '-'],
  [708, 'LA'],
  [709, '-'],
  [714, 'LA'],
  [715, '-'],
  [729, 'AR'],
  [731, 'OK'],
  [732, '-'],
  [733, 'TX'],
  [741, 'OK'],
  [742, '-'],
  [749, 'OK'],
  [770, 'TX'],
  [771, '-'],
  [799, 'TX'],
  [816, 'CO'],
  [819, '-'],
  [831, 'WY'],
  [838, 'ID'],
  [839, '-'],
  [847, 'UT'],
  [849, '-'],
  [853, 'AZ'],
  [854, '-'],
  [857, 'AZ'],
  [858, '-'],
  [860, 'AZ'],
  [862, '-'],
  [865, 'AZ'],
  [869, '-'],
  [871, 'NM'],
  [872, '-'],
  [884, 'NM'],
  [885, 'TX'],
  [888, '-'],
  [891, 'NV'],
  [892, '-'],
  [895, 'NV'],
  [896, '-'],
  [898, 'NV'],
  [899, '-'],
  [908, 'CA'],
  [909, '-'],
  [928, 'CA'],
  [929, '-'],
  [961, 'CA'],
  [966, '-'],
  [968, 'HI'],
  [969, '-'],
  [979, 'OR'],
  [986, 'WA'],
  [987, '-'],
  [994, 'WA'],
  [999, 'AK'],
];

const exceptions = new Map([
  ['06390', 'NY'],
  ['20588', 'MD'],
  ['20598', 'VA'],
  ['73960', 'TX'],
  ['83414', 'WY'],
  ['96799', 'none'],
]);

const expectedOfPrefix = (prefix: number) => {
  const state = inOrder.find(([last]) => prefix <= last)?.[1];
  return state === '-' || state === undefined ? 'none' : state;
};

describe('the state of a zip', () => {
  it('is right for all thousand prefixes, through all of their zips', () => {
    for (let zip = 0; zip < 100_000; zip++) {
      const text = String(zip).padStart(5, '0');
      const expected = exceptions.get(text) ?? expectedOfPrefix(Math.floor(zip / 100));
      if (stateOfZip(text) !== expected) expect.fail(`${text} is ${stateOfZip(text)}, not ${expected}`);
    }
  });

  it.each([
    ['00501', 'NY'],
    ['00601', 'PR'],
    ['00802', 'none'],
    ['00901', 'PR'],
    ['01001', 'MA'],
    ['05501', 'MA'],
    ['06390', 'NY'],
    ['06391', 'CT'],
    ['09012', 'none'],
    ['10001', 'NY'],
    ['20101', 'VA'],
    ['20500', 'DC'],
    ['33101', 'FL'],
    ['34001', 'none'],
    ['37501', 'TN'],
    ['39901', 'GA'],
    ['56901', 'DC'],
    ['59718', 'MT'],
    ['73301', 'TX'],
    ['82190', 'WY'],
    ['83414', 'WY'],
    ['83422', 'ID'],
    ['88510', 'TX'],
    ['90210', 'CA'],
    ['96201', 'none'],
    ['96701', 'HI'],
    ['96799', 'none'],
    ['96910', 'none'],
    ['99501', 'AK'],
  ])('%s is %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

  it('has a full name', () => {
    expect(stateNameOfZip('10001')).toBe('New York');
    expect(stateNameOfZip('00901')).toBe('Puerto Rico');
    expect(stateNameOfZip('20001')).toBe('District of Columbia');
    expect(stateNameOfZip('00000')).toBe('none');
  });

  it('is none for anything but five digits', () => {
    for (const bad of ['', '1001', '100011', '10001-1234', ' 10001', '1000a', '1000१', '__proto__']) {
      expect(stateOfZip(bad), bad).toBe('none');
    }
    fc.assert(fc.property(fc.string(), (text) => /^[0-9]{5}$/.test(text) || stateOfZip(text) === 'none'));
  });

  it('reaches every state we deliver to', () => {
    const reached = new Set(
      Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`)),
    );
    for (const { abbreviation } of deliverableStates) expect(reached).toContain(abbreviation);
  });
});

describe('what is typed for a zip', () => {
  it('keeps its digits and their zeros', () => {
    expect(sanitiseZip(' 0 6-8a30 ')).toBe('06830');
    expect(sanitiseZip('10001-1234')).toBe('100011234');
    expect(sanitiseZip('1'.repeat(50))).toHaveLength(12);
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,12}$/.test(sanitiseZip(text))));
    fc.assert(fc.property(fc.string(), (text) => sanitiseZip(sanitiseZip(text)) === sanitiseZip(text)));
  });

  it('is missing, invalid or fine', () => {
    expect(zipProblem('')).toBe('zip.missing');
    expect(zipProblem('abc')).toBe('zip.missing');
    expect(zipProblem('123')).toBe('zip.invalid');
    expect(zipProblem('09012')).toBe('zip.invalid');
    expect(zipProblem(' 10001 ')).toBeNull();
  });

  it('must lie in the chosen state, which is asked for first', () => {
    expect(shippingProblem({ state: '', zip: '' })).toBe('shipping.stateRequired');
    expect(shippingProblem({ state: 'GU', zip: '96910' })).toBe('shipping.stateRequired');
    expect(shippingProblem({ state: 'NY', zip: '' })).toBe('shipping.zipRequired');
    expect(shippingProblem({ state: 'NY', zip: '07030' })).toBe('zip.invalid');
    expect(shippingProblem({ state: 'NY', zip: '06390' })).toBeNull();
  });
});

describe('the list of places', () => {
  it('has fifty states, the District and five territories', () => {
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect([count('state'), count('district'), count('territory')]).toEqual([50, 1, 5]);
    expect(new Set(places.map((place) => place.abbreviation)).size).toBe(56);
    expect(new Set(places.map((place) => place.name)).size).toBe(56);
    expect(places.filter((place) => place.kind === 'territory').map((place) => place.abbreviation)).toEqual([
      'AS',
      'GU',
      'MP',
      'PR',
      'VI',
    ]);
  });

  it('is delivered to, except in four territories', () => {
    expect(deliverableStates).toHaveLength(52);
    expect(stateAbbreviations).toContain('PR');
    expect(isState('GU')).toBe(false);
    expect(isState('constructor')).toBe(false);
    expect(stateName('WV')).toBe('West Virginia');
  });
});
