/** A page that anyone may read: search engines list it, it may be kept for reading offline, and it is counted by name. */
export interface PublicPage {
  readonly path: string;
  /** As a trail of crumbs names it. */
  readonly name: string;
  /** The same for every visitor at every moment of a minute: drawn once, handed out often. */
  readonly same: boolean;
}

const page = (path: string, name: string, same = true): PublicPage => ({ path, name, same });

export const publicPages: readonly PublicPage[] = [
  page('/', 'Home'),
  page('/about', 'Our story'),
  page('/inspiration-gallery', 'Inspiration', false),
  page('/support', 'Support'),
  // Its form carries a stamp of the moment it was opened.
  page('/contact', 'Contact us', false),
  page('/resources', 'Donating & recycling'),
  page('/sustainability', 'Sustainability'),
  page('/glossary', 'Glossary'),
  page('/measurements', 'Measurements', false),
  page('/scan-with-rendr', 'Scan your room', false),
  page('/terms-conditions', 'Terms of service'),
  page('/privacy', 'Privacy policy'),
  page('/accessibility', 'Accessibility'),
  // Its first page is the same for all; the answers are the browser's own.
  page('/quiz', 'Style quiz', false),
];

/** Two addresses, one page: search engines are told the first. */
const alsoKnownAs: Readonly<Record<string, string>> = { '/terms': '/terms-conditions' };

const piece = /^\/furniture\/[\w-]+$/;

/** Counted from the end: searching for slashes before an end looks at a long row of them once for each. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The address a page is known by; null for one that is nobody's but its reader's. */
export function canonicalPath(path: string): string | null {
  const plain = withoutLastSlashes(path);
  const known = alsoKnownAs[plain] ?? plain;
  return publicPages.some((entry) => entry.path === known) || piece.test(known) ? known : null;
}

export const publicPageAt = (path: string): PublicPage | undefined =>
  publicPages.find((entry) => entry.path === canonicalPath(path));

/** By which name a visit is counted: pieces and everything private are counted together, so that no count tells who. */
export function countedPage(path: string): string {
  const known = canonicalPath(path);
  if (known === null) return 'other';
  return piece.test(known) ? '/furniture' : known;
}

/**
 * Said by a page that was kept and is read without an answer from us: `navigator.onLine` knows of a cable, not of who is
 * at its other end.
 */
export const copyMark = 'data-copy';
