import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c9585' } });

export const jpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48) => plain(width, height).png().toBuffer();

/** 64 × 48 pixels, in a phone's format. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACBtZGF0AAAAFCgBr1jm9Oq+L5W7/0n/+Sdnkanf',
  'base64',
);

/** Rotated sideways, with the location it was taken at. */
export const jpegWithPlace = () =>
  plain(80, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret words', Orientation: '6' }, IFD3: { GPSLatitude: '40/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Two frames, the first one green. */
export async function movingGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .raw()
      .toBuffer();
  const frames = Buffer.concat([await frame('#00aa00'), await frame('#aa0000')]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A few kilobytes that decompress to 900 million pixels. */
export function pixelBomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Two frames in one PNG. The first is the still picture every reader shows. */
export async function movingPng(): Promise<Buffer> {
  const still = await plain(20, 20).png().toBuffer();
  const [afterHead, rows] = [33, still.indexOf('IDAT') - 4];
  const data = still.subarray(rows + 8, rows + 8 + still.readUInt32BE(rows));
  const frame = (sequence: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence, 0);
    control.writeUInt32BE(20, 4);
    control.writeUInt32BE(20, 8);
    control.set([0, 1, 0, 10], 20);
    return chunk('fcTL', control);
  };
  const frames = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const second = chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), data]));
  return Buffer.concat([
    ...[still.subarray(0, afterHead), frames, still.subarray(afterHead, rows), frame(0)],
    ...[chunk('IDAT', data), frame(1), second, chunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A picture to one reader, a page with a script to another. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script></html>')]);
}

export const svgOf = (inside: string, size = 'width="40" height="30"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`,
  );

/** Tries to read a local file, contact another site and run a script. */
export const svgWithClaws = (file: string) =>
  svgOf(`<script>alert(1)</script><image xlink:href="file://${file}" width="40" height="30"/>
    <image xlink:href="http://127.0.0.1:9/x.png" width="9" height="9"/><rect width="40" height="30" fill="#00aa00"/>`);

export const billionLaughs = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
  <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&d;&d;&d;</text></svg>`,
);
