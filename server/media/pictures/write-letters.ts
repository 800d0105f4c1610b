import letters from '../glyphs/fraunces.json' with { type: 'json' };

const glyphs: Readonly<Record<string, readonly (string | number)[]>> = letters.glyphs;
const closeness: Readonly<Record<string, number>> = letters.closeness;

/** Characters without a glyph lose their accent, or are dropped. */
function drawn(text: string): string[] {
  return [...text].flatMap((letter) => {
    if (glyphs[letter]) return [letter];
    return [...letter.normalize('NFD')].filter((part) => glyphs[part]).slice(0, 1);
  });
}

/** The width of a text. */
export function lettersWidth(text: string, size: number): number {
  const all = drawn(text);
  const units = all.reduce((sum, letter, index) => {
    const close = closeness[letter + (all[index + 1] ?? '')] ?? 0;
    return sum + Number(glyphs[letter]?.[0] ?? 0) + close;
  }, 0);
  return (units * size) / letters.unitsPerEm;
}

/** The text as outlines, starting on the given point of the baseline: an SVG that needs no font. */
export function writeLetters(text: string, { x, y, size, color }: LetterPlace): string {
  const scale = size / letters.unitsPerEm;
  let at = 0;
  const all = drawn(text);
  const paths = all.map((letter, index) => {
    const [advance = 0, path = ''] = glyphs[letter] ?? [];
    const placed = path === '' ? '' : `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += Number(advance) + (closeness[letter + (all[index + 1] ?? '')] ?? 0);
    return placed;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

export interface LetterPlace {
  x: number;
  /** The baseline, not the top. */
  y: number;
  size: number;
  color: string;
}

/** Breaks text into lines that fit. If there are too many, the last one ends with an ellipsis. */
export function lettersInLines(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && lettersWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1) ?? ''}…`];
}
