import { readFileSync } from 'node:fs';
import { OIDN_UNET_SMALL_SPEC } from 'oidn-web/lib/modelSpec.js';
import { parseTZA } from 'oidn-web/lib/tza.js';
import { DataUtils } from 'three';

/** Just enough of the protobuf wire format to write a network as an ONNX file in memory. */
function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = BigInt(value);
  do {
    let byte = Number(rest & 127n);
    rest >>= 7n;
    if (rest) byte |= 128;
    out.push(byte);
  } while (rest);
  return Buffer.from(out);
}

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const block = (field: number, bytes: Buffer) => Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
const text = (field: number, value: string) => block(field, Buffer.from(value));

type Attribute = string | number | number[];

function attribute(name: string, value: Attribute): Buffer {
  const body = Array.isArray(value)
    ? [...value.map((item) => number(8, item)), number(20, 7)]
    : typeof value === 'string'
      ? [text(4, value), number(20, 3)]
      : [number(3, value), number(20, 2)];
  return block(5, Buffer.concat([text(1, name), ...body]));
}

const node = (
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: Record<string, Attribute> = {},
) =>
  block(
    1,
    Buffer.concat([
      ...inputs.map((input) => text(1, input)),
      text(2, output),
      text(3, output),
      text(4, operation),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ]),
  );

const tensor = (name: string, shape: number[], values: Float32Array) =>
  block(
    5,
    Buffer.concat([
      ...shape.map((size) => number(1, size)),
      number(2, 1),
      text(8, name),
      block(9, Buffer.from(values.buffer)),
    ]),
  );

function valueInfo(field: number, name: string, shape: (number | string)[]): Buffer {
  const sizes = shape.map((size) => block(1, typeof size === 'string' ? text(2, size) : number(1, size)));
  return block(
    field,
    Buffer.concat([text(1, name), block(2, block(1, Buffer.concat([number(1, 1), block(2, Buffer.concat(sizes))])))]),
  );
}

function weights(path: string): Buffer[] {
  const file = readFileSync(path);
  const tensors = parseTZA(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  return [...tensors].map(([name, { desc, data }]) => {
    const count = desc.dims.reduce((a: number, b: number) => a * b, 1);
    const from = data.byteOffset;
    const values =
      desc.dataType === 'Float16'
        ? Float32Array.from(new Uint16Array(data.buffer.slice(from, from + count * 2)), DataUtils.fromHalfFloat)
        : new Float32Array(data.buffer.slice(from, from + count * 4));
    return tensor(name, desc.dims, values);
  });
}

export const OUTPUT: string = OIDN_UNET_SMALL_SPEC.output;

/** The denoiser's network with the weights of a file, for pictures of any size that sixteen divides. */
export function denoiserNetwork(path: string): Buffer {
  const nodes = OIDN_UNET_SMALL_SPEC.nodes.flatMap((layer) => {
    switch (layer.op) {
      case 'conv2d':
        return [
          node('Conv', [layer.input, layer.weight, layer.bias], `${layer.id}_sum`, {
            kernel_shape: [3, 3],
            pads: [1, 1, 1, 1],
          }),
          node('Relu', [`${layer.id}_sum`], layer.id),
        ];
      case 'maxPool2d':
        return [node('MaxPool', [layer.input], layer.id, { kernel_shape: [2, 2], strides: [2, 2] })];
      case 'upsample2d':
        return [
          node('Resize', [layer.input, '', 'twice'], layer.id, {
            mode: 'nearest',
            coordinate_transformation_mode: 'asymmetric',
            nearest_mode: 'floor',
          }),
        ];
      default:
        return [node('Concat', layer.inputs, layer.id, { axis: 1 })];
    }
  });
  const graph = Buffer.concat([
    ...weights(path),
    tensor('twice', [4], new Float32Array([1, 1, 2, 2])),
    ...nodes,
    text(2, 'denoiser'),
    valueInfo(11, 'input', [1, 9, 'height', 'width']),
    valueInfo(12, OUTPUT, [1, 3, 'height', 'width']),
  ]);
  return Buffer.concat([number(1, 8), block(7, graph), block(8, Buffer.concat([text(1, ''), number(2, 13)]))]);
}
