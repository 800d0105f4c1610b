import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** Calendar arithmetic, and the demo's mailbox, which shows UTC as a mail server does. */
const others = ['app/pages/dev-mailbox/mailbox.route.tsx', 'core/promotion/eastern-day.ts', 'core/visit/month.ts'];
const formats = /\bnew Intl\.(?:DateTime|Number|List)Format\b|\.toLocale(?:Date|Time)?String\(/;

test('days, numbers and lists are written by core/texts/format.ts alone', () => {
  const found = sourceFiles(root).filter(
    (path) =>
      /^(app|core|server)\//.test(path) &&
      !/\.test\./.test(path) &&
      formats.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found.sort()).toEqual([...others, 'core/texts/format.ts'].sort());
});
