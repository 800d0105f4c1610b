import { expect, it } from 'vitest';
import { roomOfPlan, roomScene, skyAt, typicalRoom, usualDaylight } from '#core/room/index.ts';
import { pieces, recordIdOf } from '#showroom/catalog/index.ts';
import { buildRoom } from './build-room.ts';
import { furnishedGrid, lightRoom, relightMoved } from './light-room.ts';

const usual = { ...typicalRoom('living-room', {}), doorwayAssumed: false, typical: [] };
const known = ['end_table', 'nightstand'].map((kind) => pieces.find((piece) => piece.kind === kind));
const standing = known.map((piece, at) => {
  if (!piece) throw new Error('the catalog has both');
  return { id: `${at}`, kind: piece.kind, name: piece.kind, ...piece.model.size, record: recordIdOf(piece) };
});

function roomWith(x: number) {
  const places = [
    { id: '0', x, y: 60, turn: 0 as const },
    { id: '1', x: 110, y: 100, turn: 0 as const },
  ];
  const scene = roomScene(roomOfPlan(usual, null), standing, places);
  const records = Object.fromEntries(standing.map(({ id, record }) => [id, record]));
  const { parts } = buildRoom({ scene, records, pictures: {}, models: {}, daylight: usualDaylight }, new Map());
  const grid = furnishedGrid(scene, parts, 'draft');
  return { parts, grid, sky: skyAt(grid.room, usualDaylight) };
}

it('a piece that was moved and the floor get new light at once, and the rest keeps its light', () => {
  const before = roomWith(40);
  const lit = lightRoom(before.grid, before.parts, before.sky);
  const { parts, grid } = roomWith(64);
  const { light } = relightMoved(grid, parts, lit, new Set(['0']));
  expect(light.lights).toHaveLength(parts.length);
  let [again, kept] = [0, 0];
  for (const [at, part] of parts.entries()) {
    const mine = light.lights[at] ?? new Float32Array();
    expect(mine).toHaveLength(part.positions.length);
    expect(mine.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
    if (part.piece === '0' && part.lit !== 'floor') again += lit.light.lights.includes(mine) ? 0 : 1;
    if (part.piece === '1' && part.lit !== 'floor') kept += lit.light.lights.includes(mine) ? 1 : 0;
  }
  expect(again).toBeGreaterThan(0);
  expect(again).toBe(parts.filter(({ piece, lit: how }) => piece === '0' && how !== 'floor').length);
  expect(kept).toBe(parts.filter(({ piece, lit: how }) => piece === '1' && how !== 'floor').length);
  // Close to what the whole reckoning says of it.
  const whole = lightRoom(grid, parts, lit.light.sky);
  const mean = (lights: readonly Float32Array[]) => {
    const values = parts.flatMap(({ piece }, at) => (piece === '0' ? [...(lights[at] ?? [])] : []));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(mean(light.lights) / mean(whole.light.lights)).toBeGreaterThan(0.7);
  expect(mean(light.lights) / mean(whole.light.lights)).toBeLessThan(1.4);
});
