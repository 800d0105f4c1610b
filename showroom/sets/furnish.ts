import { Box3, type Vector3 } from 'three';
import type { PieceKind } from '#core/catalog/index.ts';
import { pieces, recordIdOf } from '../catalog/index.ts';
import { buildModel, type Metres, metres } from '../models/index.ts';
import type { Kit, Placement } from '../models/parts.ts';
import type { Scene } from './scene.ts';

export interface Placed {
  kind: PieceKind;
  recordId: string;
  size: Metres;
  shape: string | null;
  /** Its own geometry, standing at the origin. */
  model: Kit;
  put: (placement: Placement) => void;
}

/** Where a piece came to stand. */
export interface Standing {
  kind: PieceKind;
  box: Box3;
  /** Of its parts: an L-shaped sofa has none where it's empty. */
  corners: Vector3[];
}

const byId = new Map(pieces.map((piece) => [recordIdOf(piece), piece]));

/** A scene being furnished: takes pieces of the catalog by their place and puts them in the room. */
export class Furnishing {
  readonly kit: Kit;
  readonly scene: Scene;
  /** x, y, z and watts of each lamp, in the models' axes. */
  readonly lamps: [number, number, number, number][] = [];
  readonly side: 1 | -1;
  readonly standing: Standing[] = [];
  private readonly origin: { x: number; z: number };

  constructor(scene: Scene, kit: Kit, origin = { x: 0, z: 0 }) {
    this.scene = scene;
    this.kit = kit;
    this.side = scene.mirrored ? -1 : 1;
    this.origin = origin;
  }

  piece(place: PieceKind | `${PieceKind}_2`): Placed | null {
    const recordId = this.scene.pieces[place];
    if (!recordId) return null;
    const found = byId.get(recordId);
    if (!found) throw new Error(`no such piece: ${recordId} in ${this.scene.publicId}`);
    const model = buildModel(found.model);
    // A geometry keeps its name when it's placed, so a built room still knows which piece is where.
    for (const geometries of model.parts.values()) for (const geometry of geometries) geometry.name = recordId;
    const { kind, shape } = found;
    const put = (placement: Placement) => {
      const corners = model.corners(this.placed(placement));
      this.standing.push({ kind, box: new Box3().setFromPoints(corners), corners });
      this.add(model, placement);
    };
    return { kind, recordId, shape, model, size: metres(found.model.size), put };
  }

  private placed({ x = 0, z = 0, ry = 0, ...rest }: Placement): Placement {
    return { ...rest, x: x * this.side + this.origin.x, z: z + this.origin.z, ry: ry * this.side };
  }

  /** Places are given for the unmirrored room. */
  add(kit: Kit, placement: Placement): void {
    this.kit.addKit(kit, this.placed(placement));
  }

  lamp(x: number, y: number, z: number, watts: number): void {
    this.lamps.push([x * this.side + this.origin.x, y, z + this.origin.z, watts]);
  }
}
