import { expect, it } from 'vitest';
import { roomOfPlan, roomScene, typicalRoom } from '#core/room/index.ts';
import { pieces, recordIdOf } from '#showroom/catalogue/index.ts';
import { buildRoom } from './build-room.ts';

const usual = { ...typicalRoom('living-room', {}), doorwayAssumed: false, typical: [] };
const picture = '/image/w_480/furniture/somebody-elses/front';

function roomWith(record: string, size: { width: number; depth: number; height: number }) {
  const piece = { id: 'one', kind: 'sofa', name: 'Alder sofa', ...size };
  const scene = roomScene(roomOfPlan(usual, null), [piece], [{ id: 'one', x: 100, y: 90, turn: 90 }], {
    ...{ walls: 'forest', floor: 'carpet' },
  });
  const room = buildRoom({
    scene,
    records: { one: record },
    pictures: { one: picture },
    daylight: { hour: 12, facing: 'south' },
  });
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

it('paints walls and floor as they were chosen', () => {
  const { parts } = roomWith('rec-of-somebody-else', { width: 40, depth: 20, height: 30 });
  const patterns = parts.flatMap(({ surface }) => (typeof surface === 'object' ? [surface.pattern] : []));
  expect(patterns).not.toContain('planks');
});
