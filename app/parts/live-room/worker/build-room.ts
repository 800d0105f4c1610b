import {
  meshOfBox,
  meshOfPanels,
  metersPerInch,
  type Panel,
  type PlainMesh,
  type ScenePiece,
  type ShellSurface,
  shellOf,
} from '#core/room/index.ts';
import { type LiveSurface, liveModel, liveSurface } from '#showroom/live/index.ts';
import type { BuiltPiece, RoomAsked, RoomPart } from './messages.ts';

/** Meters between the points that keep the light. */
const spacing: Readonly<Record<ShellSurface, number>> = {
  ...{ floor: 0.09, ceiling: 0.25, wall: 0.14, trim: 0.3, door: 0.3, beyond: 0.4, glass: 9, shade: 9 },
};

const surfaces: Readonly<Record<ShellSurface, LiveSurface | 'sky' | 'shade'>> = {
  floor: liveSurface('floor'),
  ceiling: liveSurface('ceiling'),
  wall: liveSurface('wall'),
  trim: liveSurface('trim'),
  door: liveSurface('trim'),
  beyond: liveSurface('wall:#b9b1a3'),
  glass: 'sky',
  shade: 'shade',
};

type Built = Omit<RoomPart, 'light'> & { readonly lies: boolean };

/** Everything there is to draw, before any light. */
export function buildRoom({ scene, records }: RoomAsked): { parts: Built[]; built: BuiltPiece[] } {
  const groups = Map.groupBy(shellOf(scene), ({ surface, wall }: Panel) => `${surface} ${wall}`);
  const shell = [...groups.values()].flatMap((panels): Built[] => {
    const [first] = panels;
    if (!first) return [];
    const { surface, wall } = first;
    return [{ ...meshOfPanels(panels, spacing[surface]), piece: null, wall, surface: surfaces[surface], lies: false }];
  });
  const built: BuiltPiece[] = [];
  const pieces = scene.pieces.flatMap((piece) => {
    const inches = (meters: number) => meters / metersPerInch;
    const { id, kind, x, z, turn, name, width, depth, height } = piece;
    const size = { width: inches(width), depth: inches(depth), height: inches(height) };
    const model = liveModel(records[id] ?? id, size);
    built.push({ ...{ id, kind, x, z, turn, name, width, depth }, boxed: model === null });
    const lies = kind === 'rug';
    const boxes = [{ material: 'paper:#d8cfbf', ...meshOfBox(width, depth, height) }];
    return (model ?? boxes).map((part): Built => {
      const surface = liveSurface(part.material);
      return { ...placed(part, piece), piece: id, wall: null, surface, lies };
    });
  });
  return { parts: [...shell, ...pieces], built };
}

/** Turned and moved to where the plan has it. */
function placed({ positions, normals, uvs, index }: PlainMesh, { x, z, lift, turn }: ScenePiece): PlainMesh {
  const angle = (-turn * Math.PI) / 180;
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
  return { positions: turned(positions, x, lift, z), normals: turned(normals, 0, 0, 0), uvs, index };
}
