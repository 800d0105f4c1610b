import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { sourceFiles } from '../imports.ts';
import type { Searched } from './count-steps.ts';

export interface FoundPattern extends Searched {
  file: string;
  line: number;
}

/** Where a pattern is put together while the program runs: the file and the line. */
export interface MadePattern {
  file: string;
  line: number;
}

const ours = /^(core|server|app|content)\//;
const isTest = /\.(test|test-data|bench)\.tsx?$/;

export const readFiles = (root: string): string[] =>
  sourceFiles(root).filter((path) => ours.test(path) && !isTest.test(path));

/** Every regular expression that is written down in a source, and every place that makes one. */
export function patternsIn(file: string, source: string): { written: FoundPattern[]; made: MadePattern[] } {
  const written: FoundPattern[] = [];
  const made: MadePattern[] = [];
  const line = (start: number) => source.slice(0, start).split('\n').length;
  const splits = new Set<number>();
  const { program } = parseSync(file, source);
  const makes = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') made.push({ file, line: line(start) });
  };
  new Visitor({
    CallExpression(node) {
      makes(node);
      const { callee } = node;
      const [first] = node.arguments;
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
      if (method === 'split' && first) splits.add(first.start);
    },
    NewExpression: makes,
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const { pattern, flags } = node.regex;
      const everywhere = flags.includes('g') || splits.has(node.start);
      written.push({ file, line: line(node.start), source: pattern, flags, everywhere });
    },
  }).visit(program);
  return { written, made };
}

export const patternsBelow = (root: string) =>
  readFiles(root)
    .map((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')))
    .reduce((all, one) => ({ written: [...all.written, ...one.written], made: [...all.made, ...one.made] }));
