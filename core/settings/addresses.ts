/** Only a host that nobody can have: what is resolved against it and stays there is a path of ours. */
const here = 'http://here.invalid';

/**
 * The one maker of addresses that a person is sent to. From a path, whatever somebody put into it, the address on this
 * site that a browser would open; null where a browser would leave for another one. Browsers drop tabs and line ends,
 * read a backslash as a slash, and take two slashes at the beginning for a host.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return null;
  const { origin, pathname, search, hash } = new URL(path, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}

const shape = /^[\w-]{1,100}$/;

/** Whether a part of an address can be an id, a code or a token of ours at all. */
export const looksLikeId = (text: string): boolean => shape.test(text);
