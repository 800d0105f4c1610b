import { parseSync } from 'rolldown/utils';

/** One small mistake that a programmer could have made, and that a test should notice. */
export interface Mutant {
  id: number;
  file: string;
  line: number;
  /** What the code says, and what it says with the mistake. */
  was: string;
  becomes: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const opposites: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

/** Methods that are easily taken for each other. */
const lookAlikes: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeIn = (node: Node, key: string): Node => node[key] as Node;

/**
 * A file with all its mutants in it, each behind a question: `__mutant(7)` is true while mutant 7 is the one that lives.
 * So a file is transformed once, however many mutants it has.
 */
export function withMutants(file: string, source: string, firstId: number): { code: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const text = (node: Node) => source.slice(node.start, node.end);

  /** What could stand in a node's place. */
  function mistakes(node: Node): string[] {
    switch (node.type) {
      case 'BinaryExpression': {
        const [left, right] = [text(nodeIn(node, 'left')), text(nodeIn(node, 'right'))];
        // Texts are put together with +: they have no other way.
        if (node.operator === '+' && /^['"`]|['"`]$/.test(left + right)) return [];
        return (opposites[String(node.operator)] ?? []).map((other) => `${left} ${other} ${right}`);
      }
      case 'LogicalExpression': {
        const [left, right] = [text(nodeIn(node, 'left')), text(nodeIn(node, 'right'))];
        if (node.operator === '??') return [left];
        return [`(${left}) ${node.operator === '&&' ? '||' : '&&'} (${right})`];
      }
      case 'ConditionalExpression':
        return [text(nodeIn(node, 'consequent')), text(nodeIn(node, 'alternate'))];
      case 'UnaryExpression':
        if (node.operator === '!') return [text(nodeIn(node, 'argument'))];
        return node.operator === '-' ? [text(nodeIn(node, 'argument'))] : [];
      case 'Literal':
        if (typeof node.value === 'number') return [String(node.value + 1)];
        return typeof node.value === 'boolean' ? [String(!node.value)] : [];
      case 'CallExpression': {
        const callee = nodeIn(node, 'callee');
        if (callee.type !== 'MemberExpression' || callee.computed) return [];
        const method = nodeIn(callee, 'property');
        const other = lookAlikes[text(method)];
        if (other) return [source.slice(node.start, method.start) + other + source.slice(method.end, node.end)];
        return text(method) === 'filter' ? [text(nodeIn(callee, 'object'))] : [];
      }
      default:
        return [];
    }
  }

  /** The node's code with every mutant inside it. `asItIs`: a place where only this very node can stand. */
  function rewrite(node: Node, asItIs: boolean, isLink: boolean): string {
    const options = asItIs || isLink ? [] : mistakes(node);
    const inner = rewriteInside(node, isLink);
    if (options.length === 0) return inner;
    const choices = options.map((becomes) => {
      const id = firstId + mutants.length;
      const line = source.slice(0, node.start).split('\n').length;
      mutants.push({ id, file, line, was: text(node), becomes });
      return `__mutant(${id}) ? (${becomes}) : `;
    });
    return `(${choices.join('')}(${inner}))`;
  }

  /** `isLink`: it is part of a `?.` chain, which brackets would cut in two. */
  function rewriteInside(node: Node, isLink = false): string {
    const children = Object.entries(node)
      .flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
      )
      .filter(({ key, child }) => !isType(key, child))
      .sort((one, other) => one.child.start - other.child.start);
    let code = '';
    let at = node.start;
    for (const { key, child } of children) {
      // `{ width }` is one name that is read twice.
      if (child.start < at) continue;
      const goesOn = node.type === 'ChainExpression' || (isLink && (key === 'object' || key === 'callee'));
      code += source.slice(at, child.start) + rewrite(child, isFixed(node, key), goesOn);
      at = child.end;
    }
    return code + source.slice(at, node.end);
  }

  const { program } = parseSync(file, source);
  const root = program as unknown as Node;
  const code = source.slice(0, root.start) + rewriteInside(root) + source.slice(root.end);
  return { code, mutants };
}

const isType = (key: string, child: Node) =>
  child.type.startsWith('TSType') ||
  child.type.startsWith('TSInterface') ||
  /^type(Annotation|Arguments|Parameters)$|^returnType$/.test(key);

/** Names, keys and import paths are no expressions; an index in a pattern is none either. */
const isFixed = ({ type, computed }: Node, key: string) =>
  (key === 'key' && !computed) || type.startsWith('Import') || type.startsWith('TS') || type === 'ExpressionStatement';
