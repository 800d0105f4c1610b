import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * `core/` has no side effects, but a bundler can't know that about a call: every schema beside a rule that a page uses
 * would be included, along with its library. This marks constants computed at load time as removable if nothing reads
 * them.
 */
export function pureCore(root: string): Plugin {
  return {
    name: 'hearthline:pure-core',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!relative(root, id.split('?')[0] ?? id).startsWith(`core${sep}`)) return null;
      const places = reckonedConstants(this.parse(code).body);
      if (places.length === 0) return null;
      return { code: markPure(code, places), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Statement extends Node {
  declaration?: Node | null;
  declarations?: { init?: Node | null }[];
}

/** The initial values of a module's top-level constants that are computed by a call. */
export function reckonedConstants(body: readonly Statement[]): Node[] {
  return body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Statement) : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init))
    .filter((init) => init?.type === 'CallExpression')
    .filter((init) => init !== undefined && init !== null);
}

export function markPure(code: string, places: readonly Pick<Node, 'start' | 'end'>[]): string {
  return [...places]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
      code,
    );
}
