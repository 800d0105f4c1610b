import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const app = sourceFiles(root)
  .filter((path) => path.startsWith('app/') && !path.includes('.test'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const siteMap = readFileSync(join(root, 'app/routes.ts'), 'utf8');

/** Acts that the account's forms ask for by a plain request, which has answers of its own where the network is gone. */
const askedPlainly = new Set(
  app.flatMap(({ source }) => [...source.matchAll(/useAccountAct<\w+>\(\s*'\/([^']+)'/g)].map(([, path]) => path)),
);

interface RouteFile {
  path: string;
  source: string;
}

/** A route whose act the router sends, but which lets a lost connection take the page away. */
function isUnprotected({ path, source }: RouteFile, plainly: ReadonlySet<string | undefined> = askedPlainly): boolean {
  const act = /export (?:(?:async )?function action\b[\s\S]*?\n\}|const action\b[\s\S]*?;)/.exec(source)?.[0];
  if (act === undefined || /export const clientAction = [\s\S]*?answerOrRefuse\(act,/.test(source)) return false;
  if (source.includes('export default')) return true;
  const address = new RegExp(`route\\('([^']+)', '${path.replace('app/', '')}'`).exec(siteMap)?.[1];
  const isJson = act.includes('return Response.json(');
  const leadsAway = /action = \(\) => redirect\(/.test(act);
  return !isJson && !leadsAway && !plainly.has(address);
}

describe('an act that gets no answer leaves the form where it is', () => {
  const routes = app.filter(({ path }) => path.endsWith('.route.tsx'));

  it('on every route whose act a form sends', () => {
    expect(routes.filter((route) => isUnprotected(route)).map(({ path }) => path)).toEqual([]);
  });

  const act = 'export async function action({ request }: Route.ActionArgs) {\n  return { ok: true };\n}\n';
  const page = 'export default function Page() {}\n';
  it.each([
    ['a page', `${act}${page}`],
    ['a page that answers JSON', `${act.replace('{ ok: true }', 'Response.json({})')}${page}`],
    ['an address without a page', act],
    ['a part of its own making', `${act}export const clientAction = ({ serverAction }) => serverAction();\n`],
  ])('and it would be seen on %s', (_what, source) => {
    expect(isUnprotected({ path: 'app/pages/planted/planted.route.tsx', source })).toBe(true);
  });

  it('what is asked for by a plain request is known by who asks', () => {
    const [signIn] = routes.filter(({ path }) => path === 'app/pages/sign-in/sign-in.route.tsx');
    if (!signIn) throw new Error('there is no way to sign in');
    expect(isUnprotected(signIn)).toBe(false);
    expect(isUnprotected(signIn, new Set())).toBe(true);
  });
});
