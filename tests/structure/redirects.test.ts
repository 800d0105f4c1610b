import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** The only file of the pages that answers with a redirect. */
const maker = 'app/shell/redirect.ts';

/** Leads away by its nature. */
const exempt: Readonly<Record<string, string>> = {
  'server/sandbox/stripe/pages/authenticate.ts': 'plays a bank, which sends the payer back to the shop that asked',
};

const imported = /import\s*(?:type\s*)?\{([^}]*)\}\s*from 'react-router'/g;
const sending = ['redirect', 'redirectDocument', 'replace'];

/** How a file sends a person somewhere without `ownPath` having made the address. */
function strays(path: string, source: string): string[] {
  if (path === maker || path in exempt) return [];
  const names = [...source.matchAll(imported)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const taken = names.filter((name) => sending.some((one) => name === one || name.startsWith(`${one} as `)));
  const calls = [...source.matchAll(/\.redirect\((?!ownPath\()/g)].map(([call]) => call);
  const byHand = [...source.matchAll(/['"]?\bLocation['"]?\s*[:,]\s*[`'"$\w]/gi)]
    .map(([header]) => header)
    .filter((header) => /^['"]|^Location:/.test(header));
  return [...taken, ...calls, ...byHand].map((what) => `${path}: ${what}`);
}

describe('attack 8: every redirect is made by the one function that stays on this site', () => {
  const files = sourceFiles(root).filter(
    (path) => /^(app|server)\//.test(path) && !/\.(test|test-data)\.tsx?$/.test(path),
  );

  it('on every page and in every call', () => {
    const found = files.flatMap((path) => strays(path, readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ['app/pages/planted.route.tsx', "import { data, redirect } from 'react-router';"],
    ['app/pages/planted.route.tsx', "import { redirect as go } from 'react-router';"],
    ['app/pages/planted.route.tsx', "import {\n  redirectDocument,\n} from 'react-router';"],
    ['server/http/planted.ts', "return context.redirect('/orders/' + id);"],
    ['server/http/planted.ts', 'return new Response(null, { status: 302, headers: { Location: where } });'],
    ['server/http/planted.ts', "context.header('Location', where);"],
    ['app/pages/planted.route.tsx', 'throw new Response(null, { status: 302, headers: { Location: where } });'],
    ['app/pages/planted.route.tsx', "headers.set('Location', where);"],
  ])('and it would be seen in %s: %s', (path, source) => {
    expect(strays(path, source)).toHaveLength(1);
  });

  it.each([
    ['app/pages/planted.route.tsx', "import { data, useLocation } from 'react-router';"],
    ['server/http/planted.ts', "return context.redirect(ownPath(path) ?? '/');"],
  ])('but not in %s: %s', (path, source) => {
    expect(strays(path, source)).toEqual([]);
  });
});
