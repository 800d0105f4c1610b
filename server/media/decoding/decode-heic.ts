import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { uploadLimits } from '#core/media/index.ts';
import { projectRoot } from '../../root.ts';

export interface RawPicture {
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
export function decodeHeic(bytes: Uint8Array): Promise<RawPicture | 'broken' | 'too-many-pixels'> {
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
