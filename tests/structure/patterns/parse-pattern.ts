/** A regular expression as a tree: enough of the language for what we write. Anything else is thrown. */
export type Pattern =
  | { kind: 'choice'; options: Pattern[] }
  | { kind: 'sequence'; parts: Pattern[] }
  | { kind: 'character'; source: string; matches: (character: string) => boolean }
  | { kind: 'edge'; at: '^' | '$' | 'b' | 'B' }
  | { kind: 'look'; ahead: boolean; negative: boolean; body: Pattern }
  | { kind: 'group'; body: Pattern }
  | { kind: 'repeat'; body: Pattern; least: number; most: number; lazy: boolean };

const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\??)/;
const escapes = /^\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)/s;

export function parsePattern({ source, flags }: { source: string; flags: string }): Pattern {
  let at = 0;
  const sameFlags = flags.replace(/[gyd]/g, '');
  const rest = () => source.slice(at);
  const fail = (what: string): never => {
    throw new Error(`cannot read ${what} at ${at} in /${source}/${flags}`);
  };

  function choice(): Pattern {
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(body: Pattern): Pattern {
    const found = quantifier.exec(rest());
    if (!found) return body;
    at += found[0].length;
    const [whole, least, comma, most, lazy] = found;
    const fixed: Record<string, readonly [number, number]> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] };
    const counted = [Number(least), comma ? (most ? Number(most) : Infinity) : Number(least)] as const;
    const bounds = fixed[whole[0] ?? ''] ?? counted;
    return { kind: 'repeat', body, least: bounds[0], most: bounds[1], lazy: lazy === '?' };
  }

  function group(opening: string, make: (body: Pattern) => Pattern): Pattern {
    at += opening.length;
    const body = choice();
    if (source[at] !== ')') fail('a group');
    at += 1;
    return make(body);
  }

  const look = (opening: string) =>
    group(opening, (body) => ({
      kind: 'look',
      ahead: !opening.includes('<'),
      negative: opening.endsWith('!'),
      body,
    }));

  function atom(): Pattern {
    const sign = source[at] ?? '';
    if (sign === '(') {
      const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(rest())?.[0] ?? fail('a group');
      return /[=!]$/.test(opening) ? look(opening) : group(opening, (body) => ({ kind: 'group', body }));
    }
    if (sign === '^' || sign === '$') {
      at += 1;
      return { kind: 'edge', at: sign };
    }
    if (sign === '\\') {
      const found = escapes.exec(rest())?.[0] ?? fail('an escape');
      if (/^\\[1-9k]/.test(found)) fail('a back reference');
      at += found.length;
      return found === '\\b' || found === '\\B' ? { kind: 'edge', at: found === '\\b' ? 'b' : 'B' } : character(found);
    }
    if (sign === '[') {
      const found = /^\[(?:\\.|[^\]\\])*\]/s.exec(rest())?.[0] ?? fail('a class');
      at += found.length;
      return character(found);
    }
    if ('*+?'.includes(sign)) fail('a quantifier');
    at += 1;
    return character(sign === '/' ? '\\/' : sign);
  }

  /** Whether one character is of a kind is asked of the real thing. */
  function character(own: string): Pattern {
    const one = new RegExp(`^(?:${own})$`, sameFlags.replace('m', ''));
    const known = new Map<string, boolean>();
    const matches = (sign: string) => {
      const before = known.get(sign);
      if (before !== undefined) return before;
      known.set(sign, one.test(sign));
      return one.test(sign);
    };
    return { kind: 'character', source: own, matches };
  }

  const whole = choice();
  if (at < source.length) fail('the rest');
  return whole;
}
