import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The service worker's URL never changes, so it has its own build without a hash in the name. */
export async function buildServiceWorker(root: string, version: string): Promise<void> {
  writeFileSync(join(root, 'build/pages/client/service-worker.js'), await serviceWorkerCode(root, version));
}

export async function serviceWorkerCode(root: string, version: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'app/service-worker/service-worker.ts'),
    platform: 'browser',
    cwd: root,
    transform: { define: { __VERSION__: JSON.stringify(version) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
