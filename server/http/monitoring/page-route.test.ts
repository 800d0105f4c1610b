import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageRoutes } from './page-route.ts';

const routes = {
  root: { id: 'root', path: '' },
  studio: { id: 'studio', parentId: 'root', path: 'studio' },
  order: { id: 'order', parentId: 'studio', path: 'orders/:id' },
  results: { id: 'results', parentId: 'root', path: 'results/:selection' },
  about: { id: 'about', parentId: 'root', path: 'about' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes'];
const nameOf = pageRoutes(routes);

test('a page is named by the fixed beginning of its route', () => {
  expect(
    ['/', '/about', '/about.data', '/studio/orders/HL-1', '/studio/elsewhere', '/results/s_1'].map(nameOf),
  ).toEqual([...['/', '/about', '/about', '/studio/orders', '/studio', '/results']]);
});

test('there are no more names than routes, whatever is asked for', () => {
  const names = new Set(['/', '/about', '/studio', '/studio/orders', '/results', 'other']);
  fc.assert(fc.property(fc.webPath(), (path) => names.has(nameOf(path))));
  expect(nameOf('/wp-admin/setup.php')).toBe('other');
});
