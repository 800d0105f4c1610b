import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../root.ts';
import { mallocSettings } from './malloc-settings.ts';

test.each(['deploy/Containerfile', 'deploy/hearthline.service'])('%s asks for memory as npm start does', (path) => {
  const file = readFileSync(join(projectRoot, path), 'utf8');
  for (const [name, value] of Object.entries(mallocSettings)) expect(file).toContain(`${name}=${value}`);
});
