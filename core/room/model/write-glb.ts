import type { FurnitureModel, ModelPart } from './model.ts';

const kinds = { short: 5123, long: 5125, float: 5126 } as const;
const filled = (length: number) => Math.ceil(length / 4) * 4;
const bytesOf = (list: Float32Array | Uint16Array | Uint32Array) =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);

/** A model as a GLB file with nothing in it but what `readModel` reads. */
export function writeGlb({ parts, textures }: Pick<FurnitureModel, 'parts' | 'textures'>): Uint8Array<ArrayBuffer> {
  const contents: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const view = (bytes: Uint8Array) => {
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length });
    contents.push(bytes);
    length += filled(bytes.length);
    return views.length - 1;
  };
  const accessor = (bytes: Uint8Array, entry: object) => {
    accessors.push({ bufferView: view(bytes), ...entry });
    return accessors.length - 1;
  };
  const primitives = parts.map((part, material) => ({
    attributes: {
      POSITION: accessor(bytesOf(part.positions), {
        ...{ componentType: kinds.float, type: 'VEC3', count: part.positions.length / 3, ...bounds(part) },
      }),
      NORMAL: accessor(bytesOf(part.normals), {
        ...{ componentType: kinds.float, type: 'VEC3', count: part.normals.length / 3 },
      }),
      ...(part.look.texture === null
        ? {}
        : {
            TEXCOORD_0: accessor(bytesOf(part.uvs), {
              ...{ componentType: kinds.float, type: 'VEC2', count: part.uvs.length / 2 },
            }),
          }),
    },
    indices: indicesOf(part, accessor),
    material,
  }));
  const images = textures.map(({ type, bytes }) => ({ mimeType: type, bufferView: view(bytes) }));
  const json = {
    asset: { version: '2.0', generator: 'Hearthline' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives }],
    materials: parts.map(materialOf),
    ...(images.length === 0 ? {} : { images, textures: images.map((_, source) => ({ source })) }),
    ...{ accessors, bufferViews: views, buffers: [{ byteLength: length }] },
  };
  return packed(new TextEncoder().encode(JSON.stringify(json)), contents, length);
}

function indicesOf({ positions, index }: ModelPart, accessor: (bytes: Uint8Array, entry: object) => number): number {
  const isShort = positions.length / 3 <= 65_535;
  const componentType = isShort ? kinds.short : kinds.long;
  return accessor(bytesOf(isShort ? Uint16Array.from(index) : index), {
    ...{ componentType, type: 'SCALAR', count: index.length },
  });
}

function bounds({ positions }: ModelPart) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const [place, value] of positions.entries()) {
    const axis = place % 3;
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  }
  return { min, max };
}

const materialOf = ({ look: { color, opacity, rough, metal, bothSides, texture } }: ModelPart) => ({
  pbrMetallicRoughness: {
    baseColorFactor: [...color, opacity],
    ...(texture === null ? {} : { baseColorTexture: { index: texture } }),
    ...{ roughnessFactor: rough, metallicFactor: metal ? 1 : 0 },
  },
  ...(opacity < 1 ? { alphaMode: 'BLEND' } : {}),
  ...(bothSides ? { doubleSided: true } : {}),
});

const space = 0x20;

function packed(json: Uint8Array, contents: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const total = 12 + 8 + filled(json.length) + 8 + length;
  const file = new Uint8Array(total);
  const header = new DataView(file.buffer);
  const words = [0x46546c67, 2, total, filled(json.length), 0x4e4f534a];
  for (const [at, word] of words.entries()) header.setUint32(at * 4, word, true);
  let at = words.length * 4;
  file.fill(space, at, at + filled(json.length));
  file.set(json, at);
  at += filled(json.length);
  header.setUint32(at, length, true);
  header.setUint32(at + 4, 0x004e4942, true);
  at += 8;
  for (const bytes of contents) {
    file.set(bytes, at);
    at += filled(bytes.length);
  }
  return file;
}
