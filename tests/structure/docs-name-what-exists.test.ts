import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gone as goneFiles, read, unknownFiles, unknownNames } from './named-in-docs.ts';

const root = join(import.meta.dirname, '../..');

/** Pages about the code of today. The changelog tells the past; the specification's pages have a test of their own. */
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/operations.md', 'docs/scale.md', 'docs/webhooks.md'],
  ...['decisions', 'security'].flatMap((folder) =>
    readdirSync(join(root, 'docs', folder)).map((file) => `docs/${folder}/${file}`),
  ),
  ...['app', 'bench', 'content', 'core', 'deploy', 'server', 'showroom', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('README.md') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  ),
];

const gone = (text: string) => [...goneFiles(text), ...unknownFiles(text), ...unknownNames(text)];

describe('what we write about the code', () => {
  it.each(pages)('%s names only files and tests that exist', (page) => {
    expect(gone(read(page))).toEqual([]);
  });

  it.each([
    ['`server/fee/no-such-act.ts`', ['server/fee/no-such-act.ts']],
    ['next to it `no-such-act.ts`', ['no-such-act.ts']],
    ['`server/payment/sync.ts`, `paying/sync.ts`', ['paying/sync.ts']],
    ['`paying/open-fee.ts` and `open-fee.ts`', []],
    ['`openFee` and `openNoFee`', ['openNoFee']],
    ['`mail-*.ts`, `server/<noun>/<verb>-<noun>.ts` and `npm start`', []],
  ])('what is gone would be seen: %s', (text, missing) => {
    expect(gone(text)).toEqual(missing);
  });
});
