import { lightWindows } from '#core/room/index.ts';
import { paintPicture, paintTile } from '#showroom/live/index.ts';
import { buildRoom } from './build-room.ts';
import { furnishedGrid, lightRoom } from './light-room.ts';
import type { RoomAsked, RoomNews } from './messages.ts';

const tell = (news: RoomNews) => self.postMessage(news);

/** Builds a room and lights it: a draft first, then what its surfaces look like, then the fine light. */
self.onmessage = ({ data }: MessageEvent<RoomAsked>) => {
  const { parts, built } = buildRoom(data);
  const grid = furnishedGrid(data.scene, parts);
  const draft = lightRoom(grid, parts, 'draft');
  tell({
    ...{ kind: 'room', built, windows: lightWindows(data.scene), sky: draft.sky, brightness: draft.brightness },
    parts: parts.map(({ lies: _, ...part }, at) => ({ ...part, light: draft.lights[at] ?? new Float32Array() })),
  });
  const surfaces = parts.flatMap(({ surface }) => (typeof surface === 'string' ? [] : [surface]));
  const pictures = new Set(surfaces.flatMap(({ picture }) => picture ?? []));
  for (const name of pictures) tell({ kind: 'image', name, isTile: false, image: paintPicture(name) });
  const fine = lightRoom(grid, parts, 'fine');
  tell({ kind: 'light', lights: fine.lights, brightness: fine.brightness });
  for (const name of new Set(surfaces.flatMap(({ tile }) => tile ?? []))) {
    const image = paintTile(name);
    if (image) tell({ kind: 'image', name, isTile: true, image });
  }
  tell({ kind: 'done' });
};
