import type { PieceKind } from '#core/catalog/index.ts';
import { pieces, recordIdOf } from '../catalogue/index.ts';
import { buildModel, type Metres, metres } from '../models/index.ts';
import type { Kit, Placement } from '../models/parts.ts';
import type { Scene } from './scene.ts';

export interface Placed {
  size: Metres;
  put: (placement: Placement) => void;
}

const byId = new Map(pieces.map((piece) => [recordIdOf(piece), piece]));

/** A scene being furnished: takes pieces of the catalogue by their place and stands them in the room. */
export class Furnishing {
  readonly kit: Kit;
  readonly scene: Scene;
  /** x, y, z and watts of each lamp, in the models' axes. */
  readonly lamps: [number, number, number, number][] = [];
  readonly side: 1 | -1;

  constructor(scene: Scene, kit: Kit) {
    this.scene = scene;
    this.kit = kit;
    this.side = scene.mirrored ? -1 : 1;
  }

  piece(place: PieceKind | `${PieceKind}_2`): Placed | null {
    const recordId = this.scene.pieces[place];
    if (!recordId) return null;
    const found = byId.get(recordId);
    if (!found) throw new Error(`no such piece: ${recordId} in ${this.scene.publicId}`);
    const model = buildModel(found.model);
    // A geometry keeps its name when it's placed, so a built room still knows which piece is where.
    for (const geometries of model.parts.values()) for (const geometry of geometries) geometry.name = recordId;
    return { size: metres(found.model.size), put: (placement) => this.add(model, placement) };
  }

  /** Places are given for the unmirrored room. */
  add(kit: Kit, { x = 0, ry = 0, ...rest }: Placement): void {
    this.kit.addKit(kit, { ...rest, x: x * this.side, ry: ry * this.side });
  }

  lamp(x: number, y: number, z: number, watts: number): void {
    this.lamps.push([x * this.side, y, z, watts]);
  }
}
