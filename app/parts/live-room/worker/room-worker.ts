import {
  contactMap,
  eveningLamps,
  isEvening,
  type LightGrid,
  type LightQuality,
  lightWindows,
  sceneSize,
  skyAt,
} from '#core/room/index.ts';
import { paintPicture, paintTile } from '#showroom/live/index.ts';
import { isCard, loadCard } from './box-with-card.ts';
import { type BuiltRoom, buildRoom } from './build-room.ts';
import { furnishedGrid, type LitRoom, lightRoom, relightMoved } from './light-room.ts';
import type { RoomAsked, RoomNews } from './messages.ts';
import { loadModel, type UploadedModel } from './uploaded-model.ts';

const tell = (news: RoomNews) => self.postMessage(news);

/** Lets what was asked in the meantime come in. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

let newest = 0;
let last: { scene: string; asked: RoomAsked; room: BuiltRoom; grids: Map<LightQuality, LightGrid> } | null = null;
let lit: LitRoom | null = null;
const painted = new Set<string>();

async function loaded(addresses: readonly string[]): Promise<Map<string, UploadedModel | null>> {
  const models = addresses.map(async (address) => [address, await loadModel(address)] as const);
  return new Map(await Promise.all(models));
}

/** The pieces that are elsewhere or turned, if that is all that's new. */
function movedBetween(before: RoomAsked, now: RoomAsked): ReadonlySet<string> | null {
  const rest = ({ scene, records, models }: RoomAsked) =>
    JSON.stringify([
      { ...scene, pieces: scene.pieces.map(({ id, width, depth, height }) => [id, width, depth, height]) },
      ...[records, models],
    ]);
  if (rest(before) !== rest(now)) return null;
  const places = new Map(before.scene.pieces.map((piece) => [piece.id, JSON.stringify(piece)]));
  return new Set(
    now.scene.pieces.filter((piece) => places.get(piece.id) !== JSON.stringify(piece)).map(({ id }) => id),
  );
}

/** Builds a room and lights it: a draft first, then its pictures, the fine light, and the grain of its surfaces. */
self.onmessage = async ({ data }: MessageEvent<RoomAsked>) => {
  const turn = ++newest;
  const isOld = async () => {
    await breathe();
    return turn !== newest;
  };
  if (await isOld()) return;
  const scene = JSON.stringify([data.scene, data.records, data.models]);
  /** What changed its place since the light was reckoned; null if more than places changed. */
  let moved: ReadonlySet<string> | null = null;
  if (last?.scene !== scene) {
    const uploads = await loaded(Object.values(data.models));
    if (await isOld()) return;
    for (const { name, image } of [...uploads.values()].flatMap((upload) => upload?.images ?? [])) {
      if (painted.has(name)) continue;
      painted.add(name);
      tell({ kind: 'image', name, as: 'texture', image });
    }
    const room = buildRoom(data, uploads);
    moved = last && movedBetween(last.asked, data);
    last = { scene, asked: data, room, grids: new Map() };
    const size = sceneSize(data.scene);
    const loose = room.parts.filter(({ lit }) => lit === 'loose' || lit === 'thin');
    tell({
      ...{ kind: 'room', built: room.built, windows: lightWindows(data.scene) },
      ...{ size, contact: contactMap(size, loose) },
      parts: room.parts.map(({ lit: _, ...part }) => part),
    });
  }
  const { room, grids } = last;
  const gridCut = (cut: LightQuality) => {
    const grid = grids.get(cut) ?? furnishedGrid(data.scene, room.parts, cut);
    grids.set(cut, grid);
    return grid;
  };
  const lamps = isEvening(data.daylight.hour) ? eveningLamps(data.scene, room.dressing, room.things) : [];
  const sky = { ...skyAt(gridCut('draft').room, data.daylight), lamps };
  const isSameSky = lit && JSON.stringify(lit.light.sky) === JSON.stringify(sky);
  lit =
    lit && moved && isSameSky
      ? relightMoved(gridCut(lit.baked.grid.cut), room.parts, lit, moved)
      : lightRoom(gridCut('draft'), room.parts, sky);
  tell({ kind: 'light', ...lit.light });
  const surfaces = room.parts.flatMap(({ surface }) => (typeof surface === 'string' ? [] : [surface]));
  for (const name of new Set(surfaces.flatMap(({ picture }) => picture ?? []))) {
    if (painted.has(name)) continue;
    if (await isOld()) return;
    painted.add(name);
    const image = isCard(name) ? await loadCard(name) : paintPicture(name);
    if (image) tell({ kind: 'image', name, as: 'picture', image });
  }
  if (await isOld()) return;
  lit = lightRoom(gridCut('fine'), room.parts, sky);
  tell({ kind: 'light', ...lit.light });
  for (const name of new Set(surfaces.flatMap(({ tile }) => tile ?? []))) {
    if (painted.has(name)) continue;
    if (await isOld()) return;
    painted.add(name);
    const image = paintTile(name);
    if (image) tell({ kind: 'image', name, as: 'tile', image });
  }
  if (turn === newest) tell({ kind: 'done' });
};
