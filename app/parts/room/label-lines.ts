/** The height of a letter in inches of the plan, on a wide screen and on a phone; the drawing's sheet uses the same. */
export const letterHeight = { large: 5.2, small: 8.2 } as const;

const letterWidth = 0.56;

/** A name in one line or two, lying or upright, as it fits on a piece; no line where it does not. */
export function labelLines(
  name: string,
  { wide, deep }: { wide: number; deep: number },
  screen: keyof typeof letterHeight,
): { lines: readonly string[]; upright: boolean } {
  const height = letterHeight[screen];
  const fits = (lines: readonly string[], along: number, across: number) =>
    Math.max(...lines.map((line) => line.length)) * height * letterWidth <= along - 3 &&
    lines.length * height * 1.15 <= across - 2;
  for (const lines of [[name], halves(name)]) {
    if (fits(lines, wide, deep)) return { lines, upright: false };
    if (deep > wide && fits(lines, deep, wide)) return { lines, upright: true };
  }
  return { lines: [], upright: false };
}

/** Broken at the space nearest the middle. */
function halves(name: string): readonly string[] {
  const spaces = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const [at] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
