/** Values a style sheet may not spell out itself: colors and times belong in tokens.css. */
const namedColours =
  'white|black|red|green|blue|gray|grey|silver|brown|beige|ivory|orange|yellow|purple|pink|gold|tan|navy|teal|maroon|olive';

const patterns = [
  { what: 'colour', pattern: /(?<=:[^;{}]*)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi },
  { what: 'colour', pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi },
  { what: 'colour', pattern: new RegExp(`(?<=:[^;{}]*[\\s,(:])(?:${namedColours})(?=[\\s,;)}])`, 'gi') },
  { what: 'time', pattern: /(?<![\w-])(?:\d+\.)?\d*[1-9]\d*m?s\b/g },
] as const;

export interface RawValue {
  what: 'colour' | 'time';
  value: string;
  line: number;
}

export function rawValues(css: string): RawValue[] {
  const text = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, (part) => part.replace(/[^\n]/g, ' '));
  return patterns.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      what,
      value: match[0],
      line: text.slice(0, match.index).split('\n').length,
    })),
  );
}
