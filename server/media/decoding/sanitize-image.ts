import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { imageTypeOf, maxImageDimension, type UploadType, uploadLimits } from '#core/media/index.ts';
import { projectRoot } from '../../root.ts';
import { drawSvg } from './draw-svg.ts';
import type { Turn } from './take-turns.ts';

interface RawPicture {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8Array;
}

const longestMs = 20_000;

/** Runs in a thread of its own: the decoder blocks, and a hostile file may keep it busy for as long as it likes. */
const decoder = `
  const { parentPort, workerData } = require('node:worker_threads');
  const decode = require(workerData.library);
  (async () => {
    const images = await decode.all({ buffer: workerData.bytes });
    const [first] = images;
    if (first.width * first.height > workerData.mostPixels) return parentPort.postMessage('too-many-pixels');
    const { width, height, data } = await first.decode();
    parentPort.postMessage({ width, height, data: new Uint8Array(data.buffer) }, [data.buffer]);
  })().catch(() => parentPort.postMessage('broken'));
`;

/** The picture in an HEIC file, which the picture library cannot read itself. */
function decodeHeic(bytes: Uint8Array): Promise<RawPicture | 'broken' | 'too-many-pixels'> {
  const library = createRequire(`${projectRoot}/package.json`).resolve('heic-decode');
  const worker = new Worker(decoder, {
    eval: true,
    // It talks to the console about every broken file; nobody asked.
    stdout: true,
    stderr: true,
    workerData: { library, bytes, mostPixels: uploadLimits.pixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise<RawPicture | 'broken' | 'too-many-pixels'>((resolve) => {
    const late = setTimeout(() => resolve('broken'), longestMs);
    worker.once('message', resolve);
    worker.once('error', () => resolve('broken'));
    worker.once('exit', () => resolve('broken'));
    late.unref();
  }).finally(() => worker.terminate());
}

export interface TamePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

export type Tamed = { ok: true; picture: TamePicture } | { ok: false; reason: 'not-an-image' | 'too-many-pixels' };

const longestSeconds = 20;

const options = { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 } as const;

/**
 * Whatever was sent, as a plain picture of our own making: upright, 1920 pixels at most, the first frame of what moves,
 * without the place it was taken at or anything else that was hidden in it. A file is what its content says it is.
 */
export async function sanitizeImage(bytes: Uint8Array, turn: Turn): Promise<Tamed> {
  const type = imageTypeOf(bytes);
  if (type === null) return { ok: false, reason: 'not-an-image' };
  return turn(async () => {
    try {
      const readable = await open(bytes, type);
      if (readable === 'too-many-pixels') return { ok: false, reason: readable };
      if (readable === 'broken') return { ok: false, reason: 'not-an-image' };
      return { ok: true, picture: await develop(readable) };
    } catch (error) {
      const tooMany = error instanceof Error && /pixel limit|too large/i.test(error.message);
      return { ok: false, reason: tooMany ? 'too-many-pixels' : 'not-an-image' };
    }
  });
}

/** What the picture library reads by itself, and what has to be read for it. */
async function open(bytes: Uint8Array, type: UploadType): Promise<Sharp | 'broken' | 'too-many-pixels'> {
  if (type === 'image/svg+xml') {
    const drawn = await drawSvg(bytes);
    return typeof drawn === 'string' ? drawn : sharp(drawn, options);
  }
  if (type === 'image/heic') {
    const raw = await decodeHeic(bytes);
    if (typeof raw === 'string') return raw;
    const { width, height, data } = raw;
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  return sharp(bytes, options);
}

async function develop(picture: Sharp): Promise<TamePicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxImageDimension, height: maxImageDimension, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: longestSeconds })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
