import { existsSync } from 'node:fs';

/**
 * `npm run showroom -- <record ids, kinds or scenes>`: photographs what changed; without names, everything.
 * `--arrange` only gives quiz, styles and offerings their pictures from those that exist, and needs no camera.
 */
const words = process.argv.slice(2);
const tools = new URL('./camera/node_modules/onnxruntime-node', import.meta.url);
// By address, so that running and checking the product never needs the camera's own packages.
const load = (file: string) => import(new URL(file, import.meta.url).href);
if (words.includes('--arrange')) await (await load('./camera/arrange.ts')).arrange();
else if (existsSync(tools)) await (await load('./camera/run.ts')).run(words);
else {
  console.error(
    'The camera is not unpacked. Once: npm ci --prefix showroom/camera; and Blender 3.4 must be installed.',
  );
  process.exitCode = 1;
}
