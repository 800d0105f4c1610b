import { type Fields, fieldsOf, listOf, numberOf, refuse, refuseBroken, wholeOf } from './gltf-fields.ts';

const most = 4_000;
const noUris = 'This file points to other files. Please export the model as one GLB with everything embedded.';

/** The numbers of a file: which bytes belong together, and how they're read. */
export interface Numbers {
  readonly accessors: readonly unknown[];
  readonly views: readonly unknown[];
  readonly binary: Uint8Array;
}

export function numbersOfFile(json: Fields, binary: Uint8Array): Numbers {
  const [first, ...others] = listOf(json.buffers, most, 'buffers');
  const buffer = first === undefined ? {} : fieldsOf(first, 'a buffer');
  if (others.length > 0 || buffer.uri !== undefined) return refuse(noUris);
  const length = first === undefined ? 0 : wholeOf(buffer.byteLength, binary.length + 1, 'the numbers');
  return {
    accessors: listOf(json.accessors, most, 'accessors'),
    views: listOf(json.bufferViews, most, 'buffer views'),
    binary: binary.subarray(0, length),
  };
}

/** The bytes of a view, and how far one entry is from the next; 0 if they follow each other. */
export function viewOf({ views, binary }: Numbers, place: unknown): { bytes: Uint8Array; stride: number } {
  const view = fieldsOf(views[wholeOf(place, views.length, 'a buffer view')], 'a buffer view');
  wholeOf(view.buffer, 1, 'a buffer view');
  const from = view.byteOffset === undefined ? 0 : wholeOf(view.byteOffset, binary.length + 1, 'a buffer view');
  const length = wholeOf(view.byteLength, binary.length - from + 1, 'a buffer view');
  const stride = numberOf(view.byteStride, 0, 'a buffer view');
  if (stride !== 0 && (stride < 4 || stride > 252 || stride % 4 !== 0)) return refuseBroken('a buffer view');
  return { bytes: binary.subarray(from, from + length), stride };
}

interface Component {
  readonly bytes: number;
  readonly read: (view: DataView, at: number) => number;
}

const byte: Component = { bytes: 1, read: (view, at) => view.getUint8(at) };
const short: Component = { bytes: 2, read: (view, at) => view.getUint16(at, true) };
const long: Component = { bytes: 4, read: (view, at) => view.getUint32(at, true) };
const float: Component = { bytes: 4, read: (view, at) => view.getFloat32(at, true) };

type Kinds = Readonly<Record<number, Component>>;
const kinds = { byte: 5121, short: 5123, long: 5125, float: 5126 } as const;

export const floats: Kinds = { [kinds.float]: float };
export const wholes: Kinds = { [kinds.byte]: byte, [kinds.short]: short, [kinds.long]: long };
/** Places on a texture may be stored as shares of a whole number. */
export const shares: Kinds = {
  [kinds.float]: float,
  [kinds.byte]: { bytes: 1, read: (view, at) => byte.read(view, at) / 255 },
  [kinds.short]: { bytes: 2, read: (view, at) => short.read(view, at) / 65_535 },
};

interface Wanted {
  readonly type: 'SCALAR' | 'VEC2' | 'VEC3';
  readonly kinds: Kinds;
  readonly most: number;
  readonly what: string;
}

const widths = { SCALAR: 1, VEC2: 2, VEC3: 3 } as const;

/** The numbers of an accessor, one entry after another. Every one lies inside the file and is finite. */
export function readAccessor(numbers: Numbers, place: unknown, wanted: Wanted): Float64Array {
  const { what } = wanted;
  const accessor = fieldsOf(numbers.accessors[wholeOf(place, numbers.accessors.length, what)], what);
  const component = typeof accessor.componentType === 'number' ? wanted.kinds[accessor.componentType] : undefined;
  if (accessor.type !== wanted.type || !component || accessor.sparse !== undefined) return refuseBroken(what);
  if (accessor.bufferView === undefined) return refuseBroken(what);
  const isShare = component.bytes < 4 && wanted.kinds === shares;
  if (accessor.normalized === true && !isShare) return refuseBroken(what);
  if (isShare && accessor.normalized !== true) return refuseBroken(what);
  const count = typeof accessor.count === 'number' ? accessor.count : 0;
  if (count > wanted.most) return tooFine(count);
  if (!Number.isInteger(count) || count < 1) return refuseBroken(what);
  const { bytes, stride } = viewOf(numbers, accessor.bufferView);
  const from = accessor.byteOffset === undefined ? 0 : wholeOf(accessor.byteOffset, bytes.length + 1, what);
  const width = widths[wanted.type];
  const step = stride || width * component.bytes;
  if (from + (count - 1) * step + width * component.bytes > bytes.length) return refuseBroken(what);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = new Float64Array(count * width);
  for (let entry = 0; entry < count; entry += 1)
    for (let axis = 0; axis < width; axis += 1) {
      const value = component.read(view, from + entry * step + axis * component.bytes);
      if (!Number.isFinite(value)) return refuseBroken(what);
      read[entry * width + axis] = value;
    }
  return read;
}

const tooFine = (count: number): never =>
  refuse(`This model is too detailed for the live room (${Math.min(count, 1e9)} points in one part). Reduce it first.`);
