import { readFileSync } from 'node:fs';
import { DataUtils } from 'three';
import type { Picture } from './picture.ts';

const HALF = 1;
const halves = Float32Array.from({ length: 65536 }, (_, bits) => DataUtils.fromHalfFloat(bits));
const CHANNEL: Record<string, number> = { R: 0, X: 0, G: 1, Y: 1, B: 2, Z: 2, A: 3 };

/** Reads an uncompressed OpenEXR file: what Blender writes for us, and nothing else. */
export function readExr(path: string): Picture {
  const bytes = readFileSync(path);
  let at = 8;
  const word = () => {
    const from = at;
    while (bytes[at]) at++;
    return bytes.toString('latin1', from, at++);
  };
  let width = 0;
  let height = 0;
  const channels: { target: number; half: boolean }[] = [];
  for (let name = word(); name; name = word()) {
    word();
    const size = bytes.readInt32LE(at);
    at += 4;
    const end = at + size;
    if (name === 'channels') {
      while (bytes[at]) {
        const target = CHANNEL[word().slice(-1)];
        channels.push({ target, half: bytes.readInt32LE(at) === HALF });
        at += 16;
      }
    } else if (name === 'dataWindow') {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1;
    } else if (name === 'compression' && bytes[at] !== 0) throw new Error(`compressed: ${path}`);
    at = end;
  }
  const data = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height).fill(1);
  for (let y = 0; y < height; y++) {
    let row = Number(bytes.readBigUInt64LE(at + y * 8)) + 8;
    for (const { target, half } of channels) {
      for (let x = 0; x < width; x++) {
        const value = half ? halves[bytes.readUInt16LE(row + x * 2)] : bytes.readFloatLE(row + x * 4);
        if (target === 3) alpha[y * width + x] = value;
        else data[(y * width + x) * 3 + target] = value;
      }
      row += width * (half ? 2 : 4);
    }
  }
  return { width, height, data, alpha };
}
