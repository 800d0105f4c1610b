import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** The client, the demo's card provider (another company's server), and a worker that passes on what a page asked. */
const posting = [
  'app/parts/payment/providers/confirm-in-sandbox.ts',
  'app/parts/request/send.ts',
  'app/service-worker/service-worker.ts',
];
/** These only read. */
const reading = [
  'app/pages/quiz/use-quiz.ts',
  'app/parts/live-room/worker/box-with-card.ts',
  'app/parts/live-room/worker/uploaded-model.ts',
  'app/parts/message/piece-picker.tsx',
  'app/shell/proof/proof-host.tsx',
];

test('every post from a page goes through one client', () => {
  const found = sourceFiles(root).filter(
    (path) =>
      path.startsWith('app/') &&
      !/\.test\./.test(path) &&
      /(?<![.\w])fetch\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found.sort()).toEqual([...posting, ...reading].sort());
  for (const path of reading) expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(/method: '/);
});
