import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** A file of the repository as text. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

const isPath = (words: string) =>
  /^(?:app|bench|content|core|docs|scripts|server|showroom|tests)\/[\w./-]*$/.test(words) || words === 'SECURITY.md';
/** A name in backticks, or a test's title in curly quotes, which may quote something itself. */
const named = /`([^`\n]+)`|“((?:[^“”\n]|“[^“”\n]*”)+)”/g;

const pattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a test or a group has this very title. A part of a longer one isn't it: the test it meant may be gone. */
function hasTitle(source: string, title: string): boolean {
  const ways = ["'", '"', '`'].map((quote) => `${quote}${pattern(title.replaceAll(quote, `\\${quote}`))}${quote}`);
  return new RegExp(`\\(\\s*(?:${ways.join('|')})`).test(source);
}

/** What a page names that doesn't exist. A title belongs to the last test file named before it in its paragraph or row. */
export function gone(text: string): string[] {
  return text.split(/\n\n|\n(?=[|#-])/).flatMap((part) => {
    let file = '';
    return [...part.matchAll(named)].flatMap(([, code = '', title = '']) => {
      if (isPath(code)) {
        if (/\.test\.tsx?$/.test(code)) file = code;
        return existsSync(join(root, code)) ? [] : [code];
      }
      if (title === '' || file === '' || !existsSync(join(root, file))) return [];
      return hasTitle(read(file), title) ? [] : [`${file} “${title}”`];
    });
  });
}

/** The camera runs in a program of its own, so the import rules leave it out. */
const camera = readdirSync(join(root, 'showroom/camera'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `showroom/camera/${file}`);
const sources = [...sourceFiles(root), ...camera];

/** Sources that a page names by the end of their path, as `sync.ts` or `paying/open-fee.ts`, and that don't exist. */
export const unknownFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`/g)]
    .map(([, path = '']) => path.replace(/^\.\.\//, ''))
    .filter((path) => !isPath(path) && !sources.some((source) => `/${source}`.endsWith(`/${path}`)));

let code: string | undefined;

/** Functions and values that a page names, as `guardSession`, and that no source has. */
export function unknownNames(text: string): string[] {
  code ??= sources
    .filter((source) => !source.startsWith('tests/structure/'))
    .map(read)
    .join('\n');
  return [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(code ?? ''));
}
