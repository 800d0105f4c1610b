import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Node can name sources in a stack by itself (--enable-source-maps), but then it keeps every map in memory from the
// start: 130 MB for a shop that rarely has an error to log. We read the maps when there is one.

/** How long a map is kept: one mistake often fails several requests. */
const keptMs = 60_000;
const maps = new Map<string, SourceMap | null>();

/** The same stack, with the positions in our bundle replaced by those in the sources. */
export const sourceFrames = (stack: string): string => stack.split('\n').map(sourceFrame).join('\n');

/** '    at act (file:///…/main.js:10:3)', or without a name and brackets. */
function sourceFrame(frame: string): string {
  const begin = frame.endsWith(')') ? frame.lastIndexOf('(') + 1 : frame.lastIndexOf(' ') + 1;
  const end = frame.endsWith(')') ? frame.length - 1 : frame.length;
  const [column, line, ...rest] = frame.slice(begin, end).split(':').reverse();
  const file = rest.reverse().join(':');
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const map = path.endsWith('.js') ? mapOf(path) : null;
  const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found)) return frame;
  const place = `${join(dirname(path), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return frame.slice(0, begin) + place + frame.slice(end);
}

function mapOf(path: string): SourceMap | null {
  const known = maps.get(path);
  if (known !== undefined) return known;
  const read = path.includes('/node_modules/') ? null : readMap(`${path}.map`);
  maps.set(path, read);
  setTimeout(() => maps.delete(path), keptMs).unref();
  return read;
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
