/** A host that can't exist: a URL that resolves against it and stays on it is a path on our site. */
const here = 'http://here.invalid';

/**
 * The only function that builds URLs we redirect people to. Turns an untrusted path into the URL on this site a browser
 * would open; null when a browser would go to another site. Browsers drop tabs and line breaks, read a backslash as a
 * slash, and treat two leading slashes as the start of a host.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return null;
  const { origin, pathname, search, hash } = new URL(path, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}

const shape = /^[\w-]{1,100}$/;

/** Whether part of a URL could be one of our ids, codes or tokens at all. */
export const looksLikeId = (text: string): boolean => shape.test(text);
