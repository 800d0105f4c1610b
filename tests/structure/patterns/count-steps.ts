import { type Pattern, parsePattern } from './parse-pattern.ts';

/** A pattern is looked for in a text as often as it is there: as `replaceAll`, `split` and `matchAll` do. */
export interface Searched {
  source: string;
  flags: string;
  everywhere: boolean;
}

const isWord = (sign: string | undefined) => sign !== undefined && /\w/.test(sign);

/** More than any pattern of ours may take for the texts it is tried with. */
const enough = 400_000;

class Enough extends Error {}

type Then = (at: number) => boolean;

export interface Search {
  /** How often a character or an edge was looked at; endless where it was too often. */
  steps: number;
  /** What was found. */
  found: readonly string[];
}

/** Looks for a pattern as the engine does, going back where it must. It counts its steps and reads no clock. */
export function searcher(searched: Searched): (text: string) => Search {
  const { flags, everywhere } = searched;
  const pattern = parsePattern(searched);
  let signs: readonly string[] = [];
  let steps = 0;
  let found: string[] = [];

  const step = () => {
    steps += 1;
    if (steps > enough) throw new Enough();
  };

  function isEdge(edge: '^' | '$' | 'b' | 'B', at: number): boolean {
    if (edge === '^') return at === 0 || (flags.includes('m') && signs[at - 1] === '\n');
    if (edge === '$') return at === signs.length || (flags.includes('m') && signs[at] === '\n');
    return (isWord(signs[at - 1]) !== isWord(signs[at])) === (edge === 'b');
  }

  /** Matches from a place, forwards or, behind a `(?<=`, backwards. */
  function match(node: Pattern, at: number, way: 1 | -1, then: Then): boolean {
    step();
    switch (node.kind) {
      case 'character': {
        const sign = signs[way === 1 ? at : at - 1];
        return sign !== undefined && node.matches(sign) && then(at + way);
      }
      case 'edge':
        return isEdge(node.at, at) && then(at);
      case 'group':
        return match(node.body, at, way, then);
      case 'choice':
        return node.options.some((option) => match(option, at, way, then));
      case 'sequence':
        return inOrder(way === 1 ? node.parts : node.parts.toReversed(), 0, at, way, then);
      case 'look': {
        const found = match(node.body, at, node.ahead ? 1 : -1, () => true);
        return found !== node.negative && then(at);
      }
      case 'repeat':
        return node.body.kind === 'character' ? run(node, node.body, at, way, then) : again(node, 0, at, way, then);
    }
  }

  function inOrder(parts: readonly Pattern[], index: number, at: number, way: 1 | -1, then: Then): boolean {
    const part = parts[index];
    if (!part) return then(at);
    return match(part, at, way, (next) => inOrder(parts, index + 1, next, way, then));
  }

  type Repeat = Extract<Pattern, { kind: 'repeat' }>;

  /** A run of single characters, without a call for each. */
  function run(
    { least, most, lazy }: Repeat,
    body: Pattern & { kind: 'character' },
    at: number,
    way: 1 | -1,
    then: Then,
  ) {
    let longest = 0;
    const is = (count: number) => {
      step();
      const sign = signs[way === 1 ? at + count : at - count - 1];
      return sign !== undefined && body.matches(sign);
    };
    if (!lazy) {
      while (longest < most && is(longest)) longest += 1;
      for (let count = longest; count >= least; count -= 1) if (then(at + way * count)) return true;
      return false;
    }
    for (let count = 0; count <= most; count += 1) {
      if (count >= least && then(at + way * count)) return true;
      if (!is(count)) return false;
    }
    return false;
  }

  function again(node: Repeat, count: number, at: number, way: 1 | -1, then: Then): boolean {
    const more = () =>
      count < node.most &&
      match(node.body, at, way, (next) =>
        // An empty round is not repeated, or it would never end.
        next === at && count >= node.least ? false : again(node, count + 1, next, way, then),
      );
    if (count < node.least) return more();
    return node.lazy ? then(at) || more() : more() || then(at);
  }

  function search(): void {
    let from = 0;
    while (from <= signs.length) {
      let end = -1;
      const isHere = match(pattern, from, 1, (at) => {
        end = at;
        return true;
      });
      if (isHere) found.push(signs.slice(from, end).join(''));
      if (isHere ? !everywhere : flags.includes('y')) return;
      from = isHere && end > from ? end : from + 1;
    }
  }

  return (text) => {
    signs = Array.from(text);
    steps = 0;
    found = [];
    try {
      search();
    } catch (error) {
      if (!(error instanceof Enough) && !(error instanceof RangeError)) throw error;
      return { steps: Infinity, found };
    }
    return { steps, found };
  };
}
