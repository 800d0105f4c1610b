import { eveningLamps, isEvening, type LightGrid, lightWindows, skyAt } from '#core/room/index.ts';
import { paintPicture, paintTile } from '#showroom/live/index.ts';
import { isCard, loadCard } from './box-with-card.ts';
import { type BuiltRoom, buildRoom } from './build-room.ts';
import { furnishedGrid, lightRoom } from './light-room.ts';
import type { RoomAsked, RoomNews } from './messages.ts';

const tell = (news: RoomNews) => self.postMessage(news);

/** Lets what was asked in the meantime come in. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

let newest = 0;
let last: { scene: string; room: BuiltRoom; grid: LightGrid } | null = null;
const painted = new Set<string>();

/** Builds a room and lights it: a draft first, then its pictures, the fine light, and the grain of its surfaces. */
self.onmessage = async ({ data }: MessageEvent<RoomAsked>) => {
  const turn = ++newest;
  const isOld = async () => {
    await breathe();
    return turn !== newest;
  };
  if (await isOld()) return;
  const scene = JSON.stringify([data.scene, data.records]);
  if (last?.scene !== scene) {
    const room = buildRoom(data);
    last = { scene, room, grid: furnishedGrid(data.scene, room.parts) };
    tell({
      ...{ kind: 'room', built: room.built, windows: lightWindows(data.scene) },
      parts: room.parts.map(({ lit: _, ...part }) => part),
    });
  }
  const { room, grid } = last;
  const lamps = isEvening(data.daylight.hour) ? eveningLamps(data.scene, room.dressing) : [];
  const sky = { ...skyAt(grid.room, data.daylight), lamps };
  tell({ kind: 'light', ...lightRoom(grid, room.parts, 'draft', sky) });
  const surfaces = room.parts.flatMap(({ surface }) => (typeof surface === 'string' ? [] : [surface]));
  for (const name of new Set(surfaces.flatMap(({ picture }) => picture ?? []))) {
    if (painted.has(name)) continue;
    if (await isOld()) return;
    painted.add(name);
    const image = isCard(name) ? await loadCard(name) : paintPicture(name);
    if (image) tell({ kind: 'image', name, isTile: false, image });
  }
  if (await isOld()) return;
  tell({ kind: 'light', ...lightRoom(grid, room.parts, 'fine', sky) });
  for (const name of new Set(surfaces.flatMap(({ tile }) => tile ?? []))) {
    if (painted.has(name)) continue;
    if (await isOld()) return;
    painted.add(name);
    const image = paintTile(name);
    if (image) tell({ kind: 'image', name, isTile: true, image });
  }
  if (turn === newest) tell({ kind: 'done' });
};
