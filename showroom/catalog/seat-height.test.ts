import { Mesh, Raycaster, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { inches, type ModelSpec, metres, roughModel } from '../models/index.ts';
import { pieces, recordIdOf } from './index.ts';
import type { Piece } from './piece.ts';
import { seatHeightOf } from './seat-height.ts';

const seatKinds = ['sofa', 'lounge_chair', 'dining_chair', 'stool', 'desk_chair', 'bench'];
/** Sectionals have the seats of a straight sofa, around a corner. */
const isStraight = (model: ModelSpec) => model.kind !== 'sofa' || model.type === 'standard' || model.type === 'sleeper';

const makeOf = ({ model }: Piece) =>
  JSON.stringify(
    [model.kind, 'type', 'style', 'back', 'seatHeight', 'legs', 'arm'].map((name) =>
      name === model.kind ? name : (model as unknown as Record<string, unknown>)[name],
    ),
  );
const seats = pieces.filter(({ kind }) => seatKinds.includes(kind));
const makes = [...new Map(seats.filter(({ model }) => isStraight(model)).map((one) => [makeOf(one), one])).values()];

/** What one meets coming from above onto the front half of a seat. Slats have gaps, so it's tried in several places. */
function builtSeat(model: ModelSpec): number {
  const { w, d } = metres(model.size);
  const parts = [...roughModel(model).parts.values()].flat().map((geometry) => new Mesh(geometry));
  const met = [0.05, 0.09, 0.13, 0.17].flatMap((share) => {
    const above = new Raycaster(new Vector3(w * 0.11, 3, d * share), new Vector3(0, -1, 0));
    return above.intersectObjects(parts).map(({ point }) => point.y);
  });
  return Math.max(...met) / inches(1);
}

it.each(makes.map((piece) => [recordIdOf(piece), piece] as const))(
  '%s has its seat where it was built',
  (_id, piece) => {
    const said = seatHeightOf(piece) ?? 0;
    // A cushion is higher in its middle than where one sinks into it.
    expect(Math.abs(said - builtSeat(piece.model))).toBeLessThan(1.75);
  },
);

it('is said of everything one sits on, and of nothing else', () => {
  expect(pieces.filter((piece) => (seatHeightOf(piece) !== null) !== seatKinds.includes(piece.kind))).toEqual([]);
});
