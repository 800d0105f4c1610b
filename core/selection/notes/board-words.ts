import { type CatalogItem, materials, nameOfStyle, styleLabels } from '../../catalog/index.ts';
import type { Brief } from '../../survey/index.ts';
import { capital, listed } from './asked-words.ts';
import { colorWordOf, colorWords } from './color-words.ts';

/** What a board's pieces have in common, which its name and first sentence are made from. */
export interface BoardFacts {
  /** The style at least half of its pieces have. */
  readonly style: (typeof styleLabels)[number] | null;
  /** The colors on it other than neutral, as people call them. */
  readonly colors: readonly string[];
  readonly hasNeutral: boolean;
  /** What most of its pieces come in, at most two. */
  readonly materials: readonly CatalogItem['materials'][number][];
  readonly hasWoodAndLeather: boolean;
}

export function boardFacts(items: readonly CatalogItem[], { styles }: Pick<Brief, 'styles'>): BoardFacts {
  const withStyle = (label: (typeof styleLabels)[number]) => items.filter((item) => item.styles.includes(label)).length;
  // Their favorites come first, so they win a tie.
  const [style = null] = [...new Set([...styles, ...styleLabels])]
    .filter((label) => items.length > 0 && withStyle(label) * 2 >= items.length)
    .toSorted((one, other) => withStyle(other) - withStyle(one));
  const made = (material: (typeof materials)[number]) =>
    items.filter((item) => item.materials.includes(material)).length;
  return {
    style,
    colors: colorWords.filter((color) => items.some((item) => colorWordOf(item) === color)),
    hasNeutral: items.some(({ color }) => color === 'neutral'),
    materials: materials
      .filter((material) => made(material) > 0)
      .toSorted((one, other) => made(other) - made(one))
      .slice(0, 2),
    hasWoodAndLeather: made('wood') > 0 && made('leather') > 0,
  };
}

function nameOf({ style, colors, materials: made }: BoardFacts): string {
  const feel =
    colors.length > 0 ? `with ${listed(colors)}` : made.length > 0 ? `in ${listed(made)}` : 'in neutral tones';
  return style === null ? capital(feel) : `${nameOfStyle(style)}, ${feel}`;
}

const another = ', another way';

/** The names of both boards, told apart. */
export function boardNames(a: BoardFacts, b: BoardFacts): { a: string; b: string } {
  const [one, other] = [nameOf(a), nameOf(b)];
  return { a: one, b: one === other ? `${other}${another}` : other };
}

/** A board's first sentence, if the specialist hasn't written one. */
export function leadWords({ colors, hasNeutral, hasWoodAndLeather }: BoardFacts): string {
  if (colors.length > 1) return `${capital(listed(colors))} share the room.`;
  const [color] = colors;
  if (color)
    return hasNeutral
      ? `${capital(color)} takes the lead, and everything else stays neutral.`
      : `${capital(color)} all around.`;
  return hasWoodAndLeather
    ? 'Wood and leather that only get better with age.'
    : 'Calm tones that let the room speak for itself.';
}

const styleNames = [...styleLabels.map(nameOfStyle), ...styleLabels].join('|');
const someOf = (values: readonly string[]) => `(?:${values.join('|')})(?:(?:,| and) (?:${values.join('|')}))*`;
const feels = [
  `with ${someOf(colorWords)}`,
  `in ${someOf(materials)}`,
  'in neutral tones',
  // Names from before they followed from the pieces.
  'with color|kept quiet|wood and leather|soft and light',
].join('|');
const ownName = new RegExp(`^(?:(?:${styleNames}), )?(?:${feels})(?:${another})?$`, 'i');
const ownLead =
  /^(?:[\w, ]+ share the room|[\w ]+ takes the lead, and everything else stays neutral|[\w ]+ all around|Wood and leather that only get better with age|Calm tones that let the room speak for itself|One color takes the lead, and everything else supports it|Soft to the touch and easy on the eyes)\./;

/** Whether a name is one of ours, so it may follow the pieces when they change. */
export const isOwnName = (name: string): boolean => name.trim() === '' || ownName.test(name);
/** The same for a board's note. */
export const isOwnNote = (note: string): boolean => note.trim() === '' || ownLead.test(note);
