import type { ServerBuild } from 'react-router';

/** Longer prefixes would tell little more, and each is a series for as long as the process lives. */
const deepest = 2;

/**
 * Names a page's request by the fixed beginning of its route, such as `/studio/orders` for `/studio/orders/HL-1`. There
 * are only as many names as the pages have, whatever people ask for.
 */
export function pageRoutes(routes: ServerBuild['routes']): (path: string) => string {
  const known = new Set<string>();
  for (const route of Object.values(routes)) {
    let full = '';
    for (let one: typeof route | undefined = route; one; one = one.parentId ? routes[one.parentId] : undefined) {
      if (one.path) full = `/${one.path}${full}`;
    }
    const fixed = full.split('/').filter(Boolean);
    const open = fixed.findIndex((part) => /[:*?]/.test(part));
    const parts = open === -1 ? fixed : fixed.slice(0, open);
    for (let length = 1; length <= Math.min(parts.length, deepest); length += 1) {
      known.add(`/${parts.slice(0, length).join('/')}`);
    }
  }
  return (path) => {
    if (path === '/') return '/';
    const parts = path
      .replace(/\.data$/, '')
      .split('/')
      .filter(Boolean);
    for (let length = Math.min(parts.length, deepest); length > 0; length -= 1) {
      const name = `/${parts.slice(0, length).join('/')}`;
      if (known.has(name)) return name;
    }
    return 'other';
  };
}
