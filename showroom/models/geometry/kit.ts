import { Box3, type BufferGeometry, Euler, Group, type Material, Matrix4, Mesh, Quaternion, Vector3 } from 'three';
import { merge } from './mesh.ts';

export interface Placement {
  x?: number;
  y?: number;
  z?: number;
  rx?: number;
  ry?: number;
  rz?: number;
}

function matrixOf({ x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0 }: Placement): Matrix4 {
  const turn = new Quaternion().setFromEuler(new Euler(rx, ry, rz));
  return new Matrix4().compose(new Vector3(x, y, z), turn, new Vector3(1, 1, 1));
}

export const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));

/** The parts of a model, collected by material: each material becomes one mesh. */
export class Kit {
  readonly parts = new Map<string, BufferGeometry[]>();

  add(material: string, geometry: BufferGeometry | BufferGeometry[], placement: Placement = {}): this {
    const matrix = matrixOf(placement);
    const list = this.parts.get(material) ?? [];
    this.parts.set(material, list);
    for (const part of Array.isArray(geometry) ? geometry : [geometry]) list.push(part.clone().applyMatrix4(matrix));
    return this;
  }

  addKit(kit: Kit, placement: Placement = {}): this {
    for (const [material, geometries] of kit.parts) this.add(material, geometries, placement);
    return this;
  }

  box(): Box3 {
    const box = new Box3();
    for (const geometries of this.parts.values()) {
      for (const geometry of geometries) {
        geometry.computeBoundingBox();
        if (geometry.boundingBox) box.union(geometry.boundingBox);
      }
    }
    return box;
  }

  /** The corners of each part's own box, turned and placed with it: they keep closer to the shape than one box around all. */
  corners(placement: Placement = {}): Vector3[] {
    const matrix = matrixOf(placement);
    return [...this.parts.values()].flat().flatMap((geometry) => {
      geometry.computeBoundingBox();
      return geometry.boundingBox ? cornersOf(geometry.boundingBox).map((corner) => corner.applyMatrix4(matrix)) : [];
    });
  }

  transform(matrix: Matrix4): this {
    for (const geometries of this.parts.values()) for (const geometry of geometries) geometry.applyMatrix4(matrix);
    return this;
  }

  build(name: string, material: (name: string) => Material): Group {
    const group = new Group();
    group.name = name;
    for (const [materialName, geometries] of this.parts) {
      const part = new Mesh(merge(geometries), material(materialName));
      part.name = `${name}_${materialName.replace(/[^a-z0-9]/gi, '_')}`;
      part.castShadow = true;
      part.receiveShadow = true;
      group.add(part);
    }
    return group;
  }
}
