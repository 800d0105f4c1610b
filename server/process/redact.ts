/** Keeps secrets out of the log: keys that are part of a URL, and email addresses. */
const hidden = '…';

/** In these URLs, the next part of the path is a key that grants access. */
const keyed = new Set(['shared-selection', 'image']);
const token = /^[\w-]{32,}$/;

const isPerson = (part: string) => part.includes('@') || part.toLowerCase().includes('%40');

/** A path without keys and email addresses. Checks each part once, so the time is linear in the path's length. */
export function redactPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const parts = pathname.split('/');
  const key = parts.findIndex((part) => keyed.has(part.toLowerCase()));
  const known = key === -1 || key === parts.length - 1 ? parts : [...parts.slice(0, key + 1), hidden];
  const safe = known.map((part) => (isPerson(part) || token.test(part) ? hidden : part)).join('/');
  return pathname.length < path.length ? `${safe}?${hidden}` : safe;
}

const between = /([\s"'`<>(),;[\]{}]+)/;

function redactWord(word: string): string {
  if (word.includes('/')) return redactPath(word);
  if (isPerson(word)) return hidden;
  const value = word.lastIndexOf('=') + 1;
  return token.test(word.slice(value)) ? word.slice(0, value) + hidden : word;
}

/** Text from elsewhere, such as a library's error message, without the keys and email addresses in it. */
export const redactText = (text: string): string => text.split(between).map(redactWord).join('');
