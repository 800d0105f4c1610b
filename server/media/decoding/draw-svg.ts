import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { maxImageDimension, uploadLimits } from '#core/media/index.ts';
import { projectRoot } from '../../root.ts';

const longestMs = 5000;
const tooManyPixels = 3;

/**
 * An SVG is a program: a few lines can keep the library busy for minutes, and only a separate process can be killed.
 */
const drawer = `
  const sharp = require(process.argv[1]);
  const [pixels, largest] = process.argv.slice(2).map(Number);
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    sharp(Buffer.concat(chunks), { limitInputPixels: pixels, failOn: 'error' })
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .then((png) => process.stdout.write(png))
      .catch((error) => { process.exitCode = /pixel limit|too large/i.test(error.message) ? ${tooManyPixels} : 1; });
  });
`;

/** Renders an SVG to a bitmap in its own process. */
export function drawSvg(bytes: Uint8Array): Promise<Buffer | 'broken' | 'too-many-pixels'> {
  const library = createRequire(`${projectRoot}/package.json`).resolve('sharp');
  const given = [library, String(uploadLimits.pixels), String(maxImageDimension)];
  const child = spawn(process.execPath, ['-e', drawer, ...given], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The process may exit before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  return new Promise((resolve) => {
    child.once('error', () => resolve('broken'));
    child.once('close', (code) => {
      if (code === tooManyPixels) resolve('too-many-pixels');
      else resolve(code === 0 && chunks.length > 0 ? Buffer.concat(chunks) : 'broken');
    });
  });
}
