/**
 * A page anyone may read: search engines list it, browsers may keep it for offline reading, and visits are counted by
 * its name.
 */
export interface PublicPage {
  readonly path: string;
  /** Its name in breadcrumbs. */
  readonly name: string;
  /** The same for every visitor within a given minute, so it's rendered once and served many times. */
  readonly same: boolean;
}

const page = (path: string, name: string, same = true): PublicPage => ({ path, name, same });

export const publicPages: readonly PublicPage[] = [
  page('/', 'Home'),
  page('/about', 'Our story'),
  page('/inspiration-gallery', 'Inspiration', false),
  // Its filters are in the URL, and it knows the visitor's favorites.
  page('/furniture', 'Furniture', false),
  // Its form has an id of its own and knows the customer's address.
  page('/swatches', 'Free swatches', false),
  page('/support', 'Support'),
  // Its form carries a timestamp of when it was opened.
  page('/contact', 'Contact us', false),
  page('/resources', 'Donating & recycling'),
  page('/sustainability', 'Sustainability'),
  page('/glossary', 'Glossary'),
  page('/measurements', 'Measurements', false),
  page('/scan-with-rendr', 'Scan your room', false),
  page('/terms-conditions', 'Terms of service'),
  page('/privacy', 'Privacy policy'),
  page('/accessibility', 'Accessibility'),
  // Its first page is the same for everyone; the answers live in the browser.
  page('/quiz', 'Style quiz', false),
];

/** Two URLs for one page: search engines get the first. */
const alsoKnownAs: Readonly<Record<string, string>> = { '/terms': '/terms-conditions' };

const piece = /^\/furniture\/[\w-]+$/;

/** Scans from the end: a regex for trailing slashes takes quadratic time on a long run of them. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The URL a page is known by; null for a private page. */
export function canonicalPath(path: string): string | null {
  const plain = withoutLastSlashes(path);
  const known = alsoKnownAs[plain] ?? plain;
  return publicPages.some((entry) => entry.path === known) || piece.test(known) ? known : null;
}

export const publicPageAt = (path: string): PublicPage | undefined =>
  publicPages.find((entry) => entry.path === canonicalPath(path));

/**
 * The name a visit is counted under. Pieces are counted together, and so is everything private, so no count reveals a
 * person.
 */
export function countedPage(path: string): string {
  const known = canonicalPath(path);
  if (known === null) return 'other';
  return piece.test(known) ? '/furniture' : known;
}

/**
 * Marks a saved page that's shown because we couldn't be reached. `navigator.onLine` only knows about the local
 * connection, not whether our server answers.
 */
export const copyMark = 'data-copy';
