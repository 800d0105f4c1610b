import { type CatalogItem, type materials, pieceKinds, pieceNames, styleLabels } from '../../catalog/index.ts';
import type { BriefPiece } from '../../survey/index.ts';
import { available, inMeans, type Said, split } from './refuted.test-data.ts';

/** A board's own note: its first sentence, if we write one, then one for each kind that isn't there. */
export function refutedBoard(name: string, note: string, asked: readonly BriefPiece[], said: Said): string[] {
  const { own, other, items, brief, declined } = said;
  const [lead = '', ...left] = ` ${note}`.split(' We left out the ').map((words) => words.trim());
  const missing = asked.filter(({ kind }) => !own.some((item) => item.kind === kind));
  const told = left.map((words) =>
    pieceKinds.find(
      (kind) =>
        words.startsWith(pieceNames[kind].one.toLowerCase()) && /^[:.]/.test(words.slice(pieceNames[kind].one.length)),
    ),
  );
  const reasons = left.flatMap((words, place) => {
    const piece = asked.find(({ kind }) => kind === told[place]);
    if (!piece) return [`“${words}” speaks of nothing that was asked for`];
    const ofKind = items.filter((item) => item.kind === piece.kind && item.active);
    const there = ofKind.filter((item) => available(item, piece, brief));
    const isOther = ({ recordId }: CatalogItem) => other.some((one) => one.recordId === recordId);
    const anyStock = ofKind.filter((item) => available({ ...item, stock: 99 }, piece, { ...brief, doorway: null }));
    const inStock = ofKind.filter((item) => available(item, piece, { ...brief, doorway: null }));
    const holds = words.includes('we don’t have any')
      ? anyStock.length === 0
      : words.includes('in stock right now.')
        ? inStock.length === 0
        : words.includes('fit through your door.')
          ? there.length === 0 && inStock.length > 0 && brief.doorway !== null
          : words.includes('is on the other board')
            ? there.length > 0 && there.every(isOther)
            : words.includes('is what you asked us to change')
              ? there.length > 0 && there.every((item) => isOther(item) || declined.has(item.recordId))
              : words.includes('we have some in stock') && there.length > 0;
    return holds ? [] : [`“We left out the ${words}” isn’t so`];
  });
  const unsaid = missing
    .filter(({ kind }) => !told.includes(kind))
    .map(({ kind }) => `${kind} is left out without a word`);
  return [
    ...reasons,
    ...unsaid,
    ...(nameHolds(name, own) ? [] : [`“${name}” isn’t so`]),
    ...(lead === '' || leadHolds(lead, own) ? [] : [`“${lead}” isn’t so`]),
  ];
}

const inOrder = ['green', 'olive', 'blue', 'teal', 'red', 'plum', 'burnt orange'];

/** A color by red, green and blue alone, apart from how the words were found. */
function calledByEye({ kind, color, swatch }: CatalogItem): string | null {
  if (color === 'neutral') return null;
  if (kind === 'rug' || swatch === null) return color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(swatch.slice(from, from + 2), 16));
  if (color === 'red' && blue > green * 1.15 && red > green) return 'plum';
  if (color === 'red' && red > 150 && green > 1.3 * blue) return 'burnt orange';
  if (color === 'blue' && green > 1.4 * red && green > 0.85 * blue) return 'teal';
  return color === 'green' && red >= green && green > blue * 1.3 ? 'olive' : color;
}

function nameHolds(given: string, own: readonly CatalogItem[]): boolean {
  const name = given.replace(/, another way$/, '');
  const style = styleLabels.find((one) => name.startsWith(`${one === 'Axelrod' ? 'Roy' : one}, `));
  const feel = style ? name.slice(name.indexOf(', ') + 2) : name.toLowerCase();
  if (style && own.filter((item) => item.styles.includes(style)).length * 2 < own.length) return false;
  const colors = new Set<string>(own.flatMap((item) => calledByEye(item) ?? []));
  if (feel.startsWith('with ')) return split(feel.slice(5)).every((one) => colors.has(one));
  if (colors.size > 0) return false;
  return feel === 'in neutral tones' || split(feel.slice(3)).every((one) => own.some((item) => inMeans(one)(item)));
}

function leadHolds(lead: string, own: readonly CatalogItem[]): boolean {
  const colors = inOrder.filter((color) => own.some((item) => calledByEye(item) === color));
  const neutral = own.some(({ color }) => color === 'neutral');
  const has = (made: (typeof materials)[number]) => own.some((item) => item.materials.includes(made));
  const said = split(lead.toLowerCase().replace(/ (share the room|takes the lead.*|all around)\.$/, ''));
  if (lead.endsWith('share the room.')) return said.join() === colors.join() && colors.length > 1;
  if (lead.includes('takes the lead')) return said.join() === colors.join() && neutral;
  if (lead.endsWith('all around.')) return said.join() === colors.join() && !neutral;
  return colors.length === 0 && (lead.startsWith('Calm') || (has('wood') && has('leather')));
}
