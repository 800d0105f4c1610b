import { parseSync } from 'rolldown/experimental';
import { expect, test } from 'vitest';
import { markPure, reckonedConstants } from './pure-core.ts';

const code = `import { z } from 'zod';
export const schema = z.object({ name: z.string() });
const limit = 5;
export function rule() { const inner = z.string(); return inner; }`;

test('a constant computed while loading is marked, and nothing else', () => {
  const { program } = parseSync('module.js', code);
  expect(markPure(code, reckonedConstants(program.body))).toBe(`import { z } from 'zod';
export const schema = /* @__PURE__ */ (() => z.object({ name: z.string() }))();
const limit = 5;
export function rule() { const inner = z.string(); return inner; }`);
});
