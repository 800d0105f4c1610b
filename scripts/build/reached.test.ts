import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached.ts';

const files: Record<string, { code: string; importedIds: string[] }> = {
  '/app/root.tsx': {
    code: 'import { shell } from "#core/settings/index.ts"; import { Part } from "./part.tsx";',
    importedIds: ['/core/settings/index.ts', '/app/part.tsx'],
  },
  '/app/part.tsx': { code: '', importedIds: [] },
  '/core/settings/index.ts': {
    code: "export { settingsSchema } from './settings.ts'; export { shell } from './shell.ts';",
    importedIds: ['/core/settings/settings.ts', '/core/settings/shell.ts'],
  },
  '/core/settings/settings.ts': { code: 'import { z } from "zod";', importedIds: ['/node_modules/zod/index.js'] },
  '/core/settings/shell.ts': { code: '', importedIds: [] },
  '/node_modules/zod/index.js': { code: '', importedIds: [] },
};

describe('what a file needs as soon as it runs', () => {
  it('is what it imports, and of a noun only what it asks for', () => {
    const reached = reachedFrom(['/app/root.tsx'], (id) => files[id] ?? null);
    expect([...reached].sort()).toEqual(['/app/part.tsx', '/app/root.tsx', '/core/settings/shell.ts']);
  });
});
