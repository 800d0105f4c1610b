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
  /** Four bytes per pixel. */
  data: Uint8Array;
}

const longestMs = 20_000;

/** Runs in its own thread: the decoder blocks, and a hostile file can keep it busy indefinitely. */
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

/** Decodes HEIC, which our image library can't read. */
function decodeHeic(bytes: Uint8Array): Promise<RawPicture | 'broken' | 'too-many-pixels'> {
  const library = createRequire(`${projectRoot}/package.json`).resolve('heic-decode');
  const worker = new Worker(decoder, {
    eval: true,
    // Keeps the decoder's messages about broken files out of our console.
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
 * Re-encodes any upload as a plain picture: upright, at most 1920 pixels, first frame only, with no location or other
 * hidden data. Its content decides the file type, not its name.
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

/** Opens what the image library can read itself, and decodes the rest first. */
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
