import { z } from 'zod';
import { itemWords as words } from './item-words.ts';
import type { PieceKind } from './pieces.ts';

const longestInches = 480;

/** A length of a piece or of a part of it. */
export const inchesSchema = z
  .number({ error: words.tooLarge })
  .positive(words.noInches)
  .max(longestInches, words.overInches(longestInches))
  .multipleOf(0.01, words.tooFine);

const mostSections = 12;
const longestSectionName = 40;
/** A name and four numbers; anything longer isn't a section. */
const longestEntry = 2 * longestSectionName;

/** One part of a sectional, carried in by itself. */
const sectionSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, words.sectionName)
    .max(longestSectionName, words.tooLong(longestSectionName))
    .regex(/^[^;\r\n]*$/, words.sectionName),
  width: inchesSchema,
  depth: inchesSchema,
  height: inchesSchema,
  diagonalDepth: inchesSchema.nullable(),
});
export type Section = z.infer<typeof sectionSchema>;

/** What comes off or apart before a piece is carried in. */
export const takesApartSchema = z.object({
  /** How much lower the body is without its legs; null where the legs stay on. */
  legHeight: inchesSchema.nullable(),
  /** Sections in the order they go together; none for a piece with one body. */
  sections: z.array(sectionSchema).max(mostSections, words.manySections(mostSections)),
  flatPacked: z.boolean(),
});
export type TakesApart = z.infer<typeof takesApartSchema>;

/** One body with its legs on: what we assume of a piece until its maker says otherwise. */
export const oneBody: TakesApart = { legHeight: null, sections: [], flatPacked: false };

interface Measures {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly diagonalDepth: number | null;
}

/**
 * The diagonal depth runs from the back foot to the line between the top of the back and the front edge. With a front
 * edge at the floor that's the triangle's height, with one as high as the back it's the whole height; no front edge
 * gives more or less. Half a hundredth of an inch is left for rounding.
 */
export function diagonalDepthRange({ depth, height }: Pick<Measures, 'depth' | 'height'>): {
  readonly least: number;
  readonly most: number;
} {
  return { least: (depth * height) / Math.hypot(depth, height), most: height };
}

const rounding = 0.005;

function diagonalProblem(measures: Measures): string | null {
  const { diagonalDepth } = measures;
  if (diagonalDepth === null) return null;
  const { least, most } = diagonalDepthRange(measures);
  if (diagonalDepth >= least - rounding && diagonalDepth <= most + rounding) return null;
  return words.diagonal(Math.ceil(least * 100) / 100, most);
}

interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

interface Described {
  readonly dimensions: Measures;
  readonly assemblyRequired: boolean;
  readonly takesApart: TakesApart;
}

/** Whether the parts add up: nothing is larger than the piece it belongs to, and no body has an impossible diagonal. */
export function apartProblems({ dimensions, assemblyRequired, takesApart }: Described): Problem[] {
  const { legHeight, sections, flatPacked } = takesApart;
  const problems: Problem[] = [];
  const add = (path: Problem['path'], message: string | null) => {
    if (message !== null) problems.push({ path, message });
  };
  add(['dimensions', 'diagonalDepth'], diagonalProblem(dimensions));
  if (legHeight !== null && legHeight >= dimensions.height) add(['takesApart', 'legHeight'], words.legsTooHigh);
  if (sections.length === 1) add(['takesApart', 'sections'], words.oneSection);
  if (flatPacked && sections.length > 0) add(['takesApart', 'flatPacked'], words.packedAndSections);
  if (flatPacked && !assemblyRequired) add(['takesApart', 'flatPacked'], words.packedAssembled);
  const longest = Math.max(dimensions.width, dimensions.depth);
  for (const section of sections) {
    const { name, width, depth, height } = section;
    if (Math.max(width, depth) > longest || height > dimensions.height)
      add(['takesApart', 'sections'], words.sectionTooLarge(name));
    if (legHeight !== null && legHeight >= height) add(['takesApart', 'sections'], words.sectionLegs(name));
    const diagonal = diagonalProblem(section);
    if (diagonal !== null) add(['takesApart', 'sections'], `${name}: ${diagonal}`);
  }
  return problems;
}

type Apart = Pick<Described, 'assemblyRequired' | 'takesApart'> & { readonly kind: PieceKind };

/** A bed frame that needs assembly always comes as headboard, rails and slats, whether or not its record says so. */
export const comesFlatPacked = ({ kind, assemblyRequired, takesApart }: Apart): boolean =>
  takesApart.flatPacked || (kind === 'bed' && assemblyRequired);

const cross = ({ width, depth, height, diagonalDepth }: Section) =>
  [width, depth, height, ...(diagonalDepth === null ? [] : [diagonalDepth])].join('x');

/** `Left seat 70x38x33x31; Chaise 36x64x33`: width, depth, height and, where it's known, the diagonal depth. */
export const printSections = (sections: readonly Section[]): string =>
  sections.map((section) => `${section.name} ${cross(section)}`).join('; ');

const plainNumber = /^\d{1,6}(?:\.\d{1,6})?$/;

function readSection(entry: string): unknown {
  if (entry.length > longestEntry) return null;
  const gap = entry.lastIndexOf(' ');
  const name = entry.slice(0, Math.max(gap, 0)).trim();
  const sizes = entry.slice(gap + 1).split(/x/i);
  if (name === '' || sizes.length < 3 || sizes.length > 4 || !sizes.every((size) => plainNumber.test(size)))
    return null;
  const [width, depth, height, diagonal] = sizes.map(Number);
  return { name, width, depth, height, diagonalDepth: diagonal ?? null };
}

/** Reads what `printSections` writes; null when an entry isn't written like that. */
export function readSections(text: string): unknown[] | null {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const sections = entries.map(readSection);
  return sections.includes(null) ? null : sections;
}
