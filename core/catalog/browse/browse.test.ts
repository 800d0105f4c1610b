import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Browse,
  type BrowseFilter,
  browseHref,
  browseSorts,
  countChoices,
  everything,
  familyName,
  filtersOn,
  itemColors,
  lastBrowsePage,
  materials,
  pieceKinds,
  readBrowse,
  roomIds,
  styleLabels,
  type TraitGroup,
  traitMasks,
} from '../index.ts';

const read = (search: string) => readBrowse(new URLSearchParams(search));

const ends = <Value>(one: fc.Arbitrary<Value>, before: (a: Value, b: Value) => boolean) =>
  fc
    .tuple(fc.option(one), fc.option(one))
    .map(([a, b]): [Value | null, Value | null] => (a !== null && b !== null && before(b, a) ? [b, a] : [a, b]));
const cents = ends(fc.integer({ min: 0, max: 100_000_000 }), (a, b) => a < b);
const inches = ends(
  fc.integer({ min: 0, max: 48_000 }).map((hundredths) => hundredths / 100),
  (a, b) => a < b,
);
const filters: fc.Arbitrary<BrowseFilter> = fc
  .record({
    kind: fc.option(fc.constantFrom(...pieceKinds)),
    room: fc.option(fc.constantFrom(...roomIds)),
    styles: fc.subarray([...styleLabels]),
    colors: fc.subarray([...itemColors]),
    materials: fc.subarray([...materials]),
    cents,
    inches,
    inStock: fc.boolean(),
    door: fc.option(fc.tuple(fc.integer({ min: 12, max: 144 }), fc.option(fc.integer({ min: 12, max: 144 })))),
  })
  .map(({ cents: [minCents, maxCents], inches: [minWidth, maxWidth], door, ...rest }) => ({
    ...rest,
    ...{ minCents, maxCents, minWidth, maxWidth },
    ...{ doorWidth: door?.[0] ?? null, doorHeight: door?.[1] ?? null },
  }));
const browses: fc.Arbitrary<Browse> = fc
  .record({
    filter: filters,
    sort: fc.constantFrom(...browseSorts),
    near: fc.subarray([...styleLabels], { minLength: 1 }),
    page: fc.integer({ min: 1, max: lastBrowsePage }),
  })
  .map((browse) => ({ ...browse, near: browse.sort === 'style' ? browse.near : [] }));

describe('the URL of a filtered list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(browses, (browse) => {
        const [, search = ''] = browseHref(browse).split('?');
        expect(read(search)).toEqual({ browse, problems: [] });
      }),
    );
  });

  it('never fails, whatever it says, and what it keeps makes a good URL', () => {
    const names = [
      'kind',
      'room',
      'style',
      'color',
      'material',
      'min',
      'max',
      'minWidth',
      'maxWidth',
      'inStock',
      'door',
      'doorHeight',
      'near',
    ];
    const pair = fc.tuple(
      fc.constantFrom(...names, 'sort', 'page', 'utm_source'),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('red', 'draper', '1', '-1', '1e9', '$2,000', '99999999999'),
      ),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const { browse } = readBrowse(new URLSearchParams(pairs));
        const [, search = ''] = browseHref(browse).split('?');
        expect(read(search)).toEqual({ browse, problems: [] });
      }),
    );
  });

  it('takes the words people use and ignores empty fields and other parameters', () => {
    const { browse, problems } = read(
      'kind=Coffee+tables&room=Living+Room&style=moody&style=ROY&min=%241%2C000&max=&minWidth=&inStock=on&utm_source=x',
    );
    expect(problems).toEqual([]);
    expect(browse.filter).toEqual({
      ...everything.filter,
      ...{ kind: 'coffee_table', room: 'living-room', styles: ['Axelrod', 'Moody light', 'Moody dark'] },
      ...{ minCents: 100_000, inStock: true },
    });
  });

  it.each([
    ['color=purple', 'color'],
    ['kind=piano', 'kind'],
    ['min=lots', 'min'],
    ['min=-5', 'min'],
    ['max=99999999', 'max'],
    ['minWidth=7+ft', 'minWidth'],
    ['maxWidth=481', 'maxWidth'],
    ['page=0', 'page'],
    [`page=${lastBrowsePage + 1}`, 'page'],
    ['sort=best', 'sort'],
    ['sort=style', 'sort'],
    ['sort=style&near=', 'sort'],
    ['door=wide', 'door'],
    ['door=3', 'door'],
    ['door=200', 'door'],
    ['inStock=maybe', 'inStock'],
    ['min=500&max=100', 'min'],
    ['minWidth=90&maxWidth=80', 'minWidth'],
  ])('%s is a problem with %s, and the rest stays', (search, name) => {
    const { browse, problems } = read(`${search}&style=draper`);
    expect(problems.map((problem) => problem.name)).toEqual([name]);
    expect(browse).toEqual({ ...everything, filter: { ...everything.filter, styles: ['Draper'] } });
  });

  it('quotes only the beginning of a very long value', () => {
    expect(read(`color=${'x'.repeat(5000)}`).problems[0]?.value).toHaveLength(61);
  });

  it('starts at the first page after any change', () => {
    const third = { ...everything, page: 3 };
    expect(browseHref(third)).toBe('/furniture?page=3');
    expect(browseHref(third, { filter: { inStock: true } })).toBe('/furniture?inStock=1');
    expect(browseHref(third, { sort: 'newest' })).toBe('/furniture?sort=newest');
    expect(browseHref(third, { page: 4 })).toBe('/furniture?page=4');
  });

  it('has the doorway and the styles it’s sorted by, and drops them where they mean nothing', () => {
    const { browse, problems } = read('door=32&doorHeight=78.5&sort=style&near=roy&near=draper');
    expect(problems).toEqual([]);
    expect(browse).toMatchObject({ filter: { doorWidth: 32, doorHeight: 78.5 }, near: ['Draper', 'Axelrod'] });
    expect(browseHref(browse)).toBe('/furniture?door=32&doorHeight=78.5&sort=style&near=draper&near=roy');
    expect(browseHref(browse, { sort: 'name', filter: { doorWidth: null } })).toBe('/furniture');
    // As a form sends them: a height alone, and the person's styles whichever way the list is sorted.
    expect(read('doorHeight=78&sort=name&near=draper').browse).toEqual(everything);
  });

  it('says Roy where the catalog says Axelrod', () => {
    expect(browseHref({ ...everything, filter: { ...everything.filter, styles: ['Axelrod'] } })).toBe(
      '/furniture?style=roy',
    );
  });
});

describe('the counts beside the filters', () => {
  const group: fc.Arbitrary<TraitGroup> = fc
    .tuple(fc.nat(2 ** 18 - 1), fc.nat(50), fc.nat(50))
    .map(([traits, within, outside]) => ({
      ...{ traits, within, all: within + outside },
      span: { cents: [1000 * within, 2000 * within], inches: [outside, 2 * outside] },
    }));
  const fits = (traits: number, filter: BrowseFilter) =>
    Object.values(traitMasks(filter)).every((mask) => mask === 0 || (traits & mask) !== 0);

  it('say how many pieces there would be with that choice alone in its group', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 40 }), filters, (groups, filter) => {
        const counts = countChoices(groups, filter);
        const left = (changed: BrowseFilter) =>
          groups.filter(({ traits }) => fits(traits, changed)).reduce((sum, { within }) => sum + within, 0);
        expect(counts.total).toBe(left(filter));
        expect(counts.unfiltered).toBe(groups.reduce((sum, { all }) => sum + all, 0));
        for (const style of styleLabels) expect(counts.styles[style]).toBe(left({ ...filter, styles: [style] }));
        for (const color of itemColors) expect(counts.colors[color]).toBe(left({ ...filter, colors: [color] }));
        for (const room of roomIds) expect(counts.rooms[room]).toBe(left({ ...filter, room }));
        for (const material of materials) {
          expect(counts.materials[material]).toBe(left({ ...filter, materials: [material] }));
        }
        expect(counts.inStock).toBe(left({ ...filter, inStock: true }));
        const most = Math.max(0, ...groups.map(({ span }) => span.cents[1]));
        expect(counts.span.cents[1]).toBe(most);
        for (const { span } of groups) expect(counts.span.inches[0]).toBeLessThanOrEqual(span.inches[0]);
      }),
    );
  });

  it('filters are counted one by one, a range as one', () => {
    expect(filtersOn(everything.filter)).toBe(0);
    expect(filtersOn(read('kind=sofa&style=draper&style=roy&min=1&max=9&inStock=1&room=bedroom').browse.filter)).toBe(
      5,
    );
  });
});

it.each([
  ['Alder sofa in sage', 'Alder sofa'],
  ['Lattice rug, 5 × 8 ft, bone and rust', 'Lattice rug'],
  ['Low bed in oak, full', 'Low bed'],
  ['Bench', 'Bench'],
])('%s is of the family %s', (name, family) => {
  expect(familyName(name)).toBe(family);
});
