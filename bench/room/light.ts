import {
  type LayoutPiece,
  type LightQuality,
  type RoomScene,
  roomScene,
  skyAt,
  suggestLayout,
  usualDaylight,
} from '#core/room/index.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { buildRoom } from '../../app/parts/live-room/worker/build-room.ts';
import { furnishedGrid, lightRoom, relightMoved } from '../../app/parts/live-room/worker/light-room.ts';

const records = ['alder-sofa-sage', ...Array<string>(4).fill('fenwick-lounge-chair-ochre'), 'holm-coffee-table-oak'];
const more = [...Array<string>(4).fill('penny-end-table-walnut'), 'strand-sideboard-walnut', 'lattice-rug-8x10'];
const outline = [
  { x: 0, y: 0 },
  { x: 288, y: 0 },
  { x: 288, y: 240 },
  { x: 0, y: 240 },
];
const shape = {
  ...{ outline, ceiling: 102, openings: [], radiators: [], fixed: [], guessed: [] },
  doors: [{ id: 'door', wall: 2, offset: 20, width: 32, height: 80, hinge: 'left' as const, swing: 'inward' as const }],
  windows: [{ id: 'window', wall: 3, offset: 80, width: 80, sill: 28, head: 84 }],
};

/** Milliseconds of processor that a piece of work takes on one core, whatever else runs. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * What the light of twelve pieces takes, as the worker does it: the models and the draft for a room that is opened, the
 * first light after a sofa was moved (models are kept), and the fine light.
 */
export function lightTimes(times: number): Readonly<Record<'models' | 'first' | 'moved' | 'fine', number>> {
  const recordOf: Record<string, string> = {};
  const pieces = [...records, ...more].map((name, at): LayoutPiece => {
    const item = catalog.find(({ recordId }) => recordId === `rec-${name}`);
    if (!item) throw new Error(`there is no ${name}`);
    const id = `${name}.${at}`;
    recordOf[id] = item.recordId;
    const { width, depth, height } = item.dimensions;
    return { id, kind: item.kind, width, depth, height };
  });
  const room = { width: 288, depth: 240, drawn: shape };
  const doorway = { wall: 'opposite-wall-a', offset: 20, width: 32, swing: 'inward' } as const;
  const { placements } = suggestLayout({ ...room, doorway }, pieces, 1);
  const sceneWith = (by: number): RoomScene =>
    roomScene(
      shape,
      pieces,
      placements.map((at, place) => (place === 0 ? { ...at, x: at.x + by } : at)),
    );
  const asked = { records: recordOf, pictures: {}, models: {}, daylight: usualDaylight };
  const middle = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
  const lit = (scene: RoomScene, quality: LightQuality) => {
    const { parts } = buildRoom({ scene, ...asked }, new Map());
    const grid = furnishedGrid(scene, parts, quality);
    return lightRoom(grid, parts, { ...skyAt(grid.room, usualDaylight), lamps: [] });
  };
  const relit = (scene: RoomScene) => {
    const { parts } = buildRoom({ scene, ...asked }, new Map());
    relightMoved(furnishedGrid(scene, parts, 'fine'), parts, before, new Set([pieces[0]?.id ?? '']));
  };
  const models = spent(() => buildRoom({ scene: sceneWith(0), ...asked }, new Map()));
  const first = spent(() => void lit(sceneWith(0), 'draft'));
  const before = lit(sceneWith(0), 'fine');
  const every = (work: (at: number) => void) => middle(Array.from({ length: times }, (_, at) => spent(() => work(at))));
  return {
    ...{ models, first },
    moved: every((at) => relit(sceneWith(at + 1))),
    fine: every(() => void lit(sceneWith(0), 'fine')),
  };
}
