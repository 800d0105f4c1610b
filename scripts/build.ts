import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellStep } from '#server/process/tell-step.ts';
import { writeBillOfMaterials } from './build/bill-of-materials.ts';
import { bundleServer } from './build/bundle-server.ts';
import { fingerprint } from './build/fingerprint.ts';
import { precompress } from './build/precompress.ts';
import { buildServiceWorker } from './build/service-worker.ts';

const root = join(import.meta.dirname, '..');
const stampPath = join(root, 'build/stamp.json');

const pageSources = [
  ...['app', 'core', 'content', 'showroom', 'public', 'scripts/build'],
  ...['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tsconfig.json'],
];

interface Stamp {
  pages: string;
  server: string;
}

function lastStamp(): Partial<Stamp> {
  return existsSync(stampPath) ? (JSON.parse(readFileSync(stampPath, 'utf8')) as Stamp) : {};
}

/** Builds what changed since the last time, and says so. */
export async function build(): Promise<void> {
  const before = lastStamp();
  const pages = fingerprint(root, pageSources);
  const stamp: Stamp = { pages, server: `${pages}-${fingerprint(root, ['server'])}` };
  if (before.server === stamp.server) return;
  if (before.pages !== stamp.pages) {
    await tellStep('Build the pages', async () => {
      const { createBuilder } = await import('vite');
      const builder = await createBuilder({ root, mode: 'production', logLevel: 'warn' }, null);
      await builder.buildApp();
      await buildServiceWorker(root, pages);
      precompress(join(root, 'build/pages/client'));
    });
  }
  await tellStep('Build the server', () => bundleServer(root));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeBillOfMaterials(root);
  writeFileSync(stampPath, JSON.stringify(stamp));
}

if (import.meta.main) await build();
