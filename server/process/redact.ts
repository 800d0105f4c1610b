/** What a log must not know: keys that are part of an address, and people's e-mail addresses. */
const hidden = '…';

/** What follows in these addresses opens something for whoever has it. */
const keyed = new Set(['shared-selection', 'image']);
const token = /^[\w-]{32,}$/;

const isPerson = (part: string) => part.includes('@') || part.toLowerCase().includes('%40');

/** A path without its keys and people. Each part is looked at once: a long path takes no longer than it is. */
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

/** A sentence of somebody else's, such as a library's complaint, without the keys and people it names. */
export const redactText = (text: string): string => text.split(between).map(redactWord).join('');
