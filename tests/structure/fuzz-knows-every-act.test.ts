import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilities } from '#core/account/index.ts';
import routes from '../../app/routes.ts';
import { holders } from '../fuzz/doors.ts';
import { pagesWithActs } from '../fuzz/valid-acts.ts';
import { hasAction } from '../setup/doors.ts';

const root = join(import.meta.dirname, '../..');

interface Entry {
  path?: string | undefined;
  file: string;
  children?: Entry[] | undefined;
}

const flat = (entries: readonly Entry[], parent = ''): { path: string; file: string }[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return [{ path: whole || '/', file: `app/${file}` }, ...flat(children, whole)];
  });

/** Acts for which there is no good request, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '/*': 'any other address: its act says that there is nothing here',
};

/** The addresses with an act that the fuzz never sends a good request to. */
const unknownActs = (acting: readonly string[], known: readonly string[]) =>
  acting.filter((path) => !known.includes(path) && !(path in exceptions));

const acting = flat(routes as readonly Entry[])
  .filter(({ file }) => hasAction(readFileSync(join(root, file), 'utf8')))
  .map(({ path }) => path);

describe('attack 12: the fuzz knows a good request for every act', () => {
  it('attack 12: every route with an action has one', () => {
    expect(acting.length).toBeGreaterThan(60);
    expect(
      unknownActs(acting, pagesWithActs),
      'add what its form sends, under this address, to tests/fuzz/valid-studio-acts.ts (/studio) or valid-acts.ts, or say here why there is none',
    ).toEqual([]);
  });

  it('attack 12: and there are none for acts that are gone', () => {
    expect([...pagesWithActs, ...Object.keys(exceptions)].filter((path) => !acting.includes(path))).toEqual([]);
  });

  it('attack 12: it asks as everyone the capability table knows', () => {
    const known = new Set<string>(Object.values(capabilities).flat());
    expect([...holders].toSorted()).toEqual([...known].toSorted());
  });

  it('and a new one would be seen', () => {
    expect(unknownActs(['/studio/planted', '/*', '/quiz'], pagesWithActs)).toEqual(['/studio/planted']);
    for (const source of [
      'export async function action({ request }: Route.ActionArgs) {}',
      'export const action = () => null;',
      "export { action, loader } from './other.ts';",
    ])
      expect(hasAction(source), source).toBe(true);
    expect(hasAction('export const actionWords = {};\nexport const clientAction = () => null;')).toBe(false);
  });
});
