import {
  type Dressing,
  dressingOf,
  isOfSize,
  meshOfPanels,
  metersPerInch,
  type Panel,
  type Place,
  type PlainMesh,
  type RoomFinishes,
  type ShellSurface,
  type SmallThing,
  shellOf,
  thingsOn,
} from '#core/room/index.ts';
import { type LivePart, type LiveSurface, liveModel, liveProp, liveSurface } from '#showroom/live/index.ts';
import { boxOf } from './box-with-card.ts';
import type { BuiltPiece, RoomAsked, RoomPart } from './messages.ts';
import type { UploadedModel } from './uploaded-model.ts';

/** Meters between the points that keep the light. */
const spacing: Readonly<Record<ShellSurface, number>> = {
  ...{ floor: 0.09, ceiling: 0.25, wall: 0.14, trim: 0.3, door: 0.3, beyond: 0.4, glass: 9, shade: 9 },
};

const surfacesOf = ({ walls, floor }: RoomFinishes): Readonly<Record<ShellSurface, LiveSurface | 'sky' | 'shade'>> => ({
  floor: liveSurface(`floor:${floor}`),
  ceiling: liveSurface('ceiling'),
  wall: liveSurface(`wall:${walls}`),
  trim: liveSurface('trim'),
  door: liveSurface('trim'),
  beyond: hallSurface(floor),
  glass: 'sky',
  shade: 'shade',
});

/** What is behind a door isn't known: a plain hall with the same floor. */
function hallSurface(floor: RoomFinishes['floor']): LiveSurface {
  const wall = liveSurface('wall:#d3cabb');
  const colors = [wall.colors[1], liveSurface('trim').colors[1], liveSurface(`floor:${floor}`).colors[1]] as const;
  return { ...wall, pattern: 'hall', colors };
}

/** How light reaches it: on the shell, flat on the floor, on a piece in the room, or through it as well. */
export type Built = RoomPart & { readonly lit: 'shell' | 'floor' | 'loose' | 'thin' };

/** Models take the longest to build, and most stay while a room is looked at. */
const models = new Map<string, LivePart[] | null>();
function known(key: string, make: () => LivePart[] | null): LivePart[] | null {
  const before = models.get(key);
  if (before !== undefined) return before;
  const made = make();
  models.set(key, made);
  return made;
}

export interface BuiltRoom {
  readonly parts: Built[];
  readonly built: BuiltPiece[];
  readonly dressing: readonly Dressing[];
  readonly things: readonly SmallThing[];
}

/** Each surface is a draw: in a room that has many, the least telling small things stay away. */
const mostParts = 57;
const mostThingParts = 12;
/** Which of the showroom's books and pots: quiet ones. */
const quiet = 18;

/** Uploaded models by their address; null for one that couldn't be loaded. */
export type Uploads = ReadonlyMap<string, UploadedModel | null>;

/** Everything there is to draw, before any light. */
export function buildRoom({ scene, records, pictures, models: addresses }: RoomAsked, uploads: Uploads): BuiltRoom {
  const surfaces = surfacesOf(scene.finishes);
  const groups = Map.groupBy(shellOf(scene), ({ surface, wall }: Panel) => `${surface} ${wall}`);
  const shell = [...groups.values()].flatMap((panels): Built[] => {
    const [first] = panels;
    if (!first) return [];
    const { surface, wall } = first;
    const lit = surface === 'floor' ? 'floor' : 'shell';
    const opens = surface === 'door' || surface === 'beyond';
    return [{ ...meshOfPanels(panels, spacing[surface]), piece: null, wall, opens, surface: surfaces[surface], lit }];
  });
  const built: BuiltPiece[] = [];
  const pieces = scene.pieces.flatMap((piece) => {
    const inches = (meters: number) => meters / metersPerInch;
    const { id, kind, x, z, turn, name, width, depth } = piece;
    const size = { width: inches(width), depth: inches(depth), height: inches(piece.height) };
    const record = records[id] ?? id;
    const model = known(`${record} ${Object.values(size).join()}`, () => liveModel(record, size));
    const upload = model ? undefined : uploads.get(addresses[id] ?? '');
    // The studio may have changed the piece's size since: then the model is of another piece.
    const own = upload && isOfSize(upload.size, size) ? upload.parts : null;
    const boxed = model === null && own === null;
    built.push({ ...{ id, kind, x, z, turn, name, width, depth }, boxed, unloaded: upload === null });
    const lit = kind === 'rug' ? 'floor' : 'loose';
    const parts = own ?? (model ?? boxOf(piece, pictures[id])).map(dressed);
    return parts.map(({ surface, ...part }): Built => {
      const at = [piece.x, piece.lift, piece.z] as const;
      return { ...placed(part, at, (-turn * Math.PI) / 180), piece: id, wall: null, surface, lit };
    });
  });
  const dressing = dressingOf(scene);
  const props = dressing.flatMap(({ what, wall, place, around, width, height, print }, number) => {
    const key = [what, width, height, print?.taste, print?.seed ?? number].join(' ');
    const made = known(key, () => liveProp(what, width, height, print?.seed ?? number, print?.taste)) ?? [];
    return made.map((part): Built => {
      const surface = liveSurface(part.material);
      return { ...placed(part, place, around), piece: null, wall, surface, lit: surface.thin ? 'thin' : 'loose' };
    });
  });
  const things: SmallThing[] = [];
  const small: Built[] = [];
  const drawnAnyway = [...shell, ...pieces, ...props].filter(({ surface }) => surface !== 'shade').length;
  const most = Math.min(mostThingParts, mostParts - drawnAnyway);
  for (const thing of thingsOn(scene)) {
    // On a box that's still wrapped there's nothing.
    if (built.some(({ id, boxed }) => id === thing.on && boxed)) continue;
    const made = known(thing.what, () => liveProp(thing.what, 0, 0, quiet)) ?? [];
    if (small.length + made.length > most) continue;
    things.push(thing);
    for (const part of made) {
      const surface = liveSurface(part.material);
      const lit = surface.thin ? 'thin' : 'loose';
      small.push({
        ...placed(part, thing.place, thing.around),
        piece: thing.on,
        stands: true,
        wall: null,
        surface,
        lit,
      });
    }
  }
  return { parts: [...shell, ...pieces, ...small, ...props], built, dressing, things };
}

const dressed = (part: LivePart) => ({ ...part, surface: liveSurface(part.material) });

/** Turned about the vertical and moved to its place. */
function placed({ positions, normals, uvs, index }: PlainMesh, [x, y, z]: Place, angle: number): PlainMesh {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turned = (list: Float32Array, dx: number, dy: number, dz: number) => {
    const out = new Float32Array(list.length);
    for (let at = 0; at < list.length; at += 3) {
      const [a = 0, b = 0, c = 0] = [list[at], list[at + 1], list[at + 2]];
      out[at] = cosine * a + sine * c + dx;
      out[at + 1] = b + dy;
      out[at + 2] = cosine * c - sine * a + dz;
    }
    return out;
  };
  return { positions: turned(positions, x, y, z), normals: turned(normals, 0, 0, 0), uvs, index };
}
