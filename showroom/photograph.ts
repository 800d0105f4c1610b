import { existsSync } from 'node:fs';

/** `npm run showroom -- <record ids, scenes or folders>`: photographs what changed. Without names, everything. */
const tools = new URL('./camera/node_modules/onnxruntime-node', import.meta.url);
if (!existsSync(tools)) {
  console.error(
    'The camera is not unpacked. Once: npm ci --prefix showroom/camera; and Blender 3.4 must be installed.',
  );
  process.exit(1);
}
// By address, so that running and checking the product never needs the camera's own packages.
const { run } = await import(new URL('./camera/run.ts', import.meta.url).href);
await run(process.argv.slice(2));
