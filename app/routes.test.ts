import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';
import { isQuiet } from './shell/outside/run-services.ts';

interface Place {
  path: string;
  file: string;
  layouts: readonly string[];
}

function placesOf(entries: readonly RouteConfigEntry[], layouts: readonly string[] = []): Place[] {
  return entries.flatMap((entry) => {
    const own =
      entry.path === undefined && !entry.index ? [] : [{ path: `/${entry.path ?? ''}`, file: entry.file, layouts }];
    return [...own, ...placesOf(entry.children ?? [], [...layouts, entry.file])];
  });
}

const places = placesOf(await routes);
const at = (path: string) => places.find((place) => place.path === path);
const source = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const handleOf = (file: string) => /handle = (\{[^}]*\})/.exec(source(file))?.[1] ?? '';

const spec = [
  ...['/', '/results/:selectionId', '/glossary', '/404', '/error', '/reset-password', '/checkout/:selectionId'],
  ...['/registration', '/quiz', '/quiz-complete', '/about', '/resources', '/sustainability', '/support', '/contact'],
  ...['/terms-conditions', '/terms', '/privacy', '/projects', '/measurements', '/orders', '/profile'],
  ...['/purchase-success', '/scan-with-rendr', '/inspiration-gallery', '/shared-selection/:token'],
];

const needSignIn = ['/results/:selectionId', '/quiz-complete', '/orders', '/profile', '/purchase-success'];

const groups = [
  ...['404', 'error', 'about', 'checkout', 'results', 'contact', 'glossary', 'inspiration-gallery', 'measurements'],
  ...['quiz', 'quizComplete', 'orders', 'privacy', 'profile', 'projects', 'purchase-success', 'registration'],
  ...['resetPassword', 'resources', 'scan-with-render', 'support', 'sustainability', 'terms'],
];

describe('the route table of the specification', () => {
  it.each(spec)('%s has a page', (path) => {
    expect(at(path)).toBeDefined();
  });

  it('any other path has its own page, which leads home', () => {
    expect(at('/*')?.file).toBe('pages/unknown/unknown.route.tsx');
    expect(source('pages/unknown/unknown.route.tsx')).toContain("redirect('/')");
  });

  it('asks for a sign-in exactly where the table does', () => {
    const guarded = places
      .filter(({ layouts }) => layouts.includes('shell/signed-in.layout.tsx'))
      .map(({ path }) => path);
    expect(guarded.filter((path) => spec.includes(path)).toSorted()).toEqual(needSignIn.toSorted());
    // The checkout keeps what was typed when a session ends, so it has a guard of its own.
    expect(source(at('/checkout/:selectionId')?.file ?? '')).toContain('= [requireSignInToOpen];');
  });

  it('leaves /quiz, /projects and /measurements open', () => {
    for (const path of ['/quiz', '/projects', '/measurements']) {
      expect(at(path)?.layouts, path).toEqual([]);
      expect(source(at(path)?.file ?? ''), path).not.toContain('requireSignIn');
    }
  });

  it.each(groups)('the page group %s is a folder with a route of its own', (group) => {
    const folder = join(import.meta.dirname, 'pages', group);
    expect(existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.route.tsx'))).toBe(true);
  });
});

describe('attack 17: an address that is a secret', () => {
  it('is told to no service from outside', () => {
    // A token or a signed link opens the page, so its address must stay here. Home leaves such an address at once.
    const secret = places
      .filter(({ path, file }) => path !== '/' && /'mailedLink'|searchParams\.get\('(token|key)'\)/.test(source(file)))
      .map(({ path }) => path);
    expect(secret).toEqual(expect.arrayContaining(['/reset-password', '/maker/orders/:purchaseOrderId']));
    expect(secret.filter((path) => !isQuiet(path))).toEqual([]);
  });
});

describe('what pages say of their header', () => {
  const pagesWith = (words: string) =>
    places.filter(({ file }) => handleOf(file).includes(words)).map(({ path }) => path);

  it('six are transparent', () => {
    expect(pagesWith("header: 'transparent'").toSorted()).toEqual([
      '/',
      '/about',
      '/glossary',
      '/resources',
      '/support',
      '/sustainability',
    ]);
  });

  it('three are inverted, Home is not', () => {
    expect(pagesWith('inverted: true').toSorted()).toEqual(['/about', '/resources', '/sustainability']);
  });
});
