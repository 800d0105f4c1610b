import { expect, it } from 'vitest';
import { readModel, roomOfPlan, roomScene, typicalRoom } from '#core/room/index.ts';
import { boxGlb } from '#core/room/model/glb.test-data.ts';
import { pieces, recordIdOf } from '#showroom/catalog/index.ts';
import { liveSurface } from '#showroom/live/index.ts';
import { buildRoom, type Uploads } from './build-room.ts';
import { meanOf } from './uploaded-model.ts';

const usual = { ...typicalRoom('living-room', {}), doorwayAssumed: false, typical: [] };
const picture = '/image/w_480/furniture/somebody-elses/front';

const address = '/model/one';

function roomWith(record: string, size: { width: number; depth: number; height: number }, uploads?: Uploads) {
  const piece = { id: 'one', kind: 'sofa', name: 'Alder sofa', ...size };
  const scene = roomScene(roomOfPlan(usual, null), [piece], [{ id: 'one', x: 100, y: 90, turn: 90 }], {
    ...{ walls: 'forest', floor: 'carpet' },
  });
  const room = buildRoom(
    {
      scene,
      records: { one: record },
      pictures: { one: picture },
      models: uploads ? { one: address } : {},
      daylight: { hour: 12, facing: 'south' },
    },
    uploads ?? new Map(),
  );
  return { ...room, own: room.parts.filter((part) => part.piece === 'one') };
}

const [known] = pieces;
if (!known) throw new Error('the catalog is empty');

it('builds a piece that has a model from it, without a card', () => {
  const { built, own } = roomWith(recordIdOf(known), known.model.size);
  expect(built).toMatchObject([{ id: 'one', boxed: false }]);
  expect(own.some(({ surface }) => typeof surface === 'object' && surface.picture?.startsWith('card:'))).toBe(false);
});

it.each([
  ['tall', { width: 40, depth: 20, height: 70 }, [1, 0, 0]],
  ['low', { width: 60, depth: 40, height: 10 }, [0, 1, 0]],
] as const)('a %s piece without a model is a box of its measures with its picture on a card', (_, size, faces) => {
  const { built, own } = roomWith('rec-of-somebody-else', size);
  expect(built).toMatchObject([{ id: 'one', boxed: true }]);
  const card = own.find(({ surface }) => typeof surface === 'object' && surface.picture === `card:${picture}`);
  // It's turned by a quarter, so the front of the piece looks along x, one way or the other.
  expect([...(card?.normals.slice(0, 3) ?? [])].map((value) => Math.abs(Math.round(value)))).toEqual(faces);
  const rest = own.filter((part) => part !== card);
  const span = (axis: number) => {
    const at = rest.flatMap(({ positions }) => [...positions].filter((_, place) => place % 3 === axis));
    return (Math.max(...at) - Math.min(...at)) / 0.0254;
  };
  expect(span(0)).toBeCloseTo(size.depth, 3);
  expect(span(1)).toBeCloseTo(size.height, 3);
  expect(span(2)).toBeCloseTo(size.width, 3);
});

it('small things stand on a piece of ours, go with it, and leave a room that has many surfaces alone', () => {
  const small = (kind: string, record: string, size: { width: number; depth: number; height: number }, count = 1) => {
    const standing = Array.from({ length: count }, (_, at) => ({ id: `${at}`, kind, name: kind, ...size }));
    const scene = roomScene(
      roomOfPlan(usual, null),
      standing,
      standing.map(({ id }, at) => ({ id, x: 60 + 8 * at, y: 60, turn: 0 as const })),
    );
    const records = Object.fromEntries(standing.map(({ id }) => [id, record]));
    const asked = { scene, records, pictures: {}, models: {}, daylight: { hour: 12, facing: 'south' as const } };
    return buildRoom(asked, new Map());
  };
  const table = pieces.find(({ kind }) => kind === 'coffee_table');
  if (!table) throw new Error('the catalog has coffee tables');
  const { parts, things } = small('coffee_table', recordIdOf(table), table.model.size);
  expect(things.map(({ on }) => on)).toEqual(['0', '0']);
  const heights = parts
    .filter(({ stands }) => stands)
    .flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === 1));
  expect(Math.min(...heights) / 0.0254).toBeGreaterThan(table.model.size.height - 0.1);
  expect(parts.filter(({ stands }) => stands).every(({ piece }) => piece === '0')).toBe(true);
  expect(small('coffee_table', 'rec-of-somebody-else', table.model.size).things).toEqual([]);
  const many = small('coffee_table', recordIdOf(table), table.model.size, 60);
  expect(many.things).toEqual([]);
});

it('paints walls and floor as they were chosen', () => {
  const { parts } = roomWith('rec-of-somebody-else', { width: 40, depth: 20, height: 30 });
  const patterns = parts.flatMap(({ surface }) => (typeof surface === 'object' ? [surface.pattern] : []));
  expect(patterns).not.toContain('planks');
});

const chair = { width: 30, depth: 28, height: 32 };
function uploaded(size: typeof chair): Uploads {
  const read = readModel(boxGlb(size));
  if (!read.ok) throw new Error(read.problem);
  const parts = read.model.parts.map(({ look, ...mesh }) => ({
    ...{ ...mesh, surface: { ...liveSurface('paint'), colors: [look.color, look.color, look.color] as const } },
  }));
  return new Map([[address, { parts, size: read.model.size, images: [] }]]);
}

it('a piece with an uploaded model is drawn from it, in its colors', () => {
  const { built, own } = roomWith('rec-of-somebody-else', chair, uploaded(chair));
  expect(built).toMatchObject([{ id: 'one', boxed: false, unloaded: false }]);
  expect(own).toHaveLength(2);
  const [first] = own;
  expect(typeof first?.surface === 'object' && first.surface.colors[0]).toEqual([0.2, 0.35, 0.25]);
  const heights = own.flatMap(({ positions }) => [...positions].filter((_, place) => place % 3 === 1));
  expect(Math.max(...heights) / 0.0254).toBeCloseTo(chair.height, 2);
});

it('one whose size has changed since, or that can’t be loaded, is a box with its card', () => {
  const resized = roomWith('rec-of-somebody-else', { ...chair, width: 40 }, uploaded(chair));
  expect(resized.built).toMatchObject([{ id: 'one', boxed: true, unloaded: false }]);
  const lost = roomWith('rec-of-somebody-else', chair, new Map([[address, null]]));
  expect(lost.built).toMatchObject([{ id: 'one', boxed: true, unloaded: true }]);
  for (const { own } of [resized, lost])
    expect(own.some(({ surface }) => typeof surface === 'object' && surface.picture === `card:${picture}`)).toBe(true);
});

it('a piece of our own needs none', () => {
  const { built } = roomWith(recordIdOf(known), known.model.size, uploaded(chair));
  expect(built).toMatchObject([{ id: 'one', boxed: false, unloaded: false }]);
});

it('a texture gives its mean color to the light', () => {
  const pixels = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0));
  expect(meanOf({ pixels })).toEqual([1, 0, 0]);
});
