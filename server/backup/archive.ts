import { createHash } from 'node:crypto';
import { type FileHandle, link, open, rm } from 'node:fs/promises';

/**
 * One file with many entries, in the tar format, so that any system can look into it. The last entry lists the SHA-256
 * of all others and ends with its own, so a file that was cut off or changed anywhere is recognized.
 */

const block = 512;
const sumsName = 'SHA256SUMS';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Makes the file appear under its name, complete and safe from a power cut. Returns its size. */
  finish(): Promise<number>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Throws `EEXIST` if an unfinished file of another process is there already; `finish` does if a finished one is. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const unfinished = `${path}.part`;
  // It holds everything about everyone, so only its owner may read it.
  const file = await open(unfinished, 'wx', 0o600);
  const lines: string[] = [];
  let size = 0;
  const write = async (name: string, bytes: Uint8Array) => {
    const padding = Buffer.alloc((block - (bytes.length % block)) % block);
    const { bytesWritten } = await file.writev([tarHeader(name, bytes.length), bytes, padding]);
    if (bytesWritten !== block + bytes.length + padding.length) throw new Error(`${unfinished} could not be written`);
    size += bytesWritten;
  };
  return {
    async add(name, bytes) {
      await write(name, bytes);
      lines.push(`${sha256(bytes)}  ${name}`);
    },
    async finish() {
      const sums = lines.map((line) => `${line}\n`).join('');
      await write(sumsName, Buffer.from(`${sums}# end ${sha256(sums)}\n`));
      await file.write(Buffer.alloc(2 * block));
      await file.sync();
      await file.close();
      // Unlike a rename, a link never replaces an older backup.
      await link(unfinished, path);
      await rm(unfinished);
      return size + 2 * block;
    },
    async abandon() {
      await file.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** What is wrong with a file, as a sentence that completes “This backup …”. */
export class DamagedArchive extends Error {}

interface Entry {
  name: string;
  bytes: Buffer;
  at: number;
}

export interface ArchiveReader {
  /** In the order in which they were added. */
  names: readonly string[];
  read(name: string): Promise<Buffer>;
}

/** Reads the whole file once. Throws `DamagedArchive` unless every byte of every entry is what was written. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const found: string[] = [];
  const places = new Map<string, { at: number; size: number }>();
  let sums: string | null = null;
  for await (const { name, bytes, at } of entriesOf(path)) {
    if (name === sumsName) sums = bytes.toString('utf8');
    else {
      found.push(`${sha256(bytes)}  ${name}`);
      places.set(name, { at, size: bytes.length });
    }
  }
  if (sums === null) throw new DamagedArchive('ends too early: it was not finished, or not copied completely');
  const end = sums.lastIndexOf('# end ');
  const listed = sums.slice(0, Math.max(end, 0));
  if (sums.slice(end) !== `# end ${sha256(listed)}\n`) throw new DamagedArchive('is damaged: its list of sums changed');
  const expected = listed.split('\n').slice(0, -1);
  for (const [index, line] of expected.entries()) {
    if (found[index] !== line) throw new DamagedArchive(`is damaged in its part ${line.slice(66)}`);
  }
  if (found.length !== expected.length) throw new DamagedArchive('is damaged: it has parts that it does not list');
  return {
    names: [...places.keys()],
    async read(name) {
      const place = places.get(name);
      if (!place) throw new Error(`no part of ${path} is called ${name}`);
      const file = await open(path, 'r');
      try {
        return await readAt(file, place.at, place.size);
      } finally {
        await file.close();
      }
    },
  };
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = await open(path, 'r');
  try {
    for (let at = 0; ; ) {
      const header = await readAt(file, at, block);
      if (header.length < block || header.every((byte) => byte === 0)) return;
      const { name, size } = readTarHeader(header);
      const bytes = await readAt(file, at + block, size);
      if (bytes.length < size) throw new DamagedArchive(`ends too early, in its part ${name}`);
      yield { name, bytes, at: at + block };
      at += block + Math.ceil(size / block) * block;
    }
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  // Never more than the file holds, whatever a damaged header says.
  const left = Math.max(0, (await file.stat()).size - position);
  const bytes = Buffer.alloc(Math.min(length, left));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name for a part of a backup: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function readTarHeader(header: Buffer): { name: string; size: number } {
  const textAt = (from: number, to: number) => (header.toString('utf8', from, to).split('\0', 1)[0] ?? '').trim();
  const size = Number.parseInt(textAt(124, 136), 8);
  const isOurs = textAt(257, 263) === 'ustar' && Number.parseInt(textAt(148, 156), 8) === checksumOf(header);
  if (!isOurs || !Number.isSafeInteger(size)) throw new DamagedArchive('is damaged, or not a backup of Hearthline');
  return { name: textAt(0, 100), size };
}
