import { type Pattern, parsePattern } from './parse-pattern.ts';

/** One of each kind that a pattern may ask for. */
const signs = [
  ...['a', 'b', 'x', 'A', 'Z', '0', '1', '9', ' ', '\t', '\n', '\r', '/', '\\', '.', ',', '-', '_', '@', '%', '=', '&'],
  ...['?', '#', '+', '*', '(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '`', ';', ':', '!', '|', '~', '^', '$'],
  ...['é', '½', '×', '’', '\u0301', '\u0000', '\uFEFF'],
];

/** A text that grows: something repeated, after what lets it begin and before what makes it fail. */
export interface Hostile {
  before: string;
  pump: string;
  after: string;
}

export const hostileText = ({ before, pump, after }: Hostile, length: number): string =>
  before + pump.repeat(Math.ceil(length / pump.length)) + after;

function samplesOf(node: Pattern, most: number): string[] {
  switch (node.kind) {
    case 'character': {
      const own = node.source.length === 1 ? [node.source, ...signs] : [...node.source, ...signs];
      return [...new Set(own)].filter((sign) => node.matches(sign)).slice(0, most);
    }
    case 'edge':
    case 'look':
      return [''];
    case 'group':
      return samplesOf(node.body, most);
    case 'choice':
      return node.options.flatMap((option) => samplesOf(option, 1)).slice(0, most);
    case 'sequence':
      return [...new Set([joined(node.parts, 0), joined(node.parts, 1)])];
    case 'repeat':
      return node.least === 0 ? [''] : samplesOf(node.body, most).map((sample) => sample.repeat(node.least));
  }
}

/** The parts' samples one after the other: of each its nth, or its last. */
function joined(parts: readonly Pattern[], nth: number): string {
  const chosen = parts.map((part) => {
    const samples = samplesOf(part, nth + 1);
    return samples[nth] ?? samples.at(-1) ?? '';
  });
  return chosen.join('');
}

/** What may be repeated without end, each with what comes before and after it. */
function loopsIn(node: Pattern, before: string, after: string): { before: string; body: Pattern; after: string }[] {
  switch (node.kind) {
    case 'group':
      return loopsIn(node.body, before, after);
    case 'look':
      return loopsIn(node.body, before, '');
    case 'choice':
      return node.options.flatMap((option) => loopsIn(option, before, after));
    case 'sequence':
      return node.parts.flatMap((part, index) => {
        const first = joined(node.parts.slice(0, index), 0);
        const rest = joined(node.parts.slice(index + 1), 0);
        return loopsIn(part, before + first, rest + after);
      });
    case 'repeat': {
      const inner = loopsIn(node.body, before, after);
      return node.most === Infinity ? [{ before, body: node.body, after }, ...inner] : inner;
    }
    default:
      return [];
  }
}

const failing = ['', '\u0000', '\n', '!', ' ', '/\n'];

export function hostileTexts(searched: { source: string; flags: string }): Hostile[] {
  const loops = loopsIn(parsePattern(searched), '', '');
  const found = loops.flatMap(({ before, body, after }) => {
    // What the loop takes and something else of the pattern takes as well is where it goes back and forth.
    const shared = body.kind === 'character' ? [...new Set(searched.source)].filter((sign) => body.matches(sign)) : [];
    const bodies = [...new Set([...samplesOf(body, 3), ...shared])].filter((sample) => sample !== '');
    // A piece that both begins the pattern and goes on in its loop is where each beginning reads all that follows.
    const starts = before === '' ? [] : [before, ...bodies.slice(0, 2).map((sample) => before + sample)];
    return [before, ''].flatMap((beginning) =>
      [...bodies, ...starts].flatMap((pump) =>
        [...failing, `${after}\u0000`].map((end) => ({ before: beginning, pump, after: end })),
      ),
    );
  });
  const plain = loops.length > 0 ? signs.map((pump) => ({ before: '', pump, after: '\u0000' })) : [];
  return [...new Map([...found, ...plain].map((text) => [JSON.stringify(text), text])).values()];
}
