import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
