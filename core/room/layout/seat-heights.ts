import { inchesInWords } from '../length-words.ts';
import type { LayoutPiece } from './layout-types.ts';
import { layoutNumbers } from './numbers.ts';

const { from, to } = layoutNumbers.easySeat;

/** Where one sits lower than the piece is high, and the catalog doesn't say how much. */
const seatsWithBacks = ['sofa', 'lounge_chair', 'dining_chair', 'desk_chair', 'stool', 'bed'];

/** How high one sits on a piece, and whether that's easy to get up from; null if one doesn't sit on it. */
export function seatHeightWords({ kind, height }: Pick<LayoutPiece, 'kind' | 'height'>): string | null {
  const easy = `${from} to ${inchesInWords(to)} is easy to get up from`;
  if (seatsWithBacks.includes(kind)) return `seat height not listed; ${easy}`;
  if (kind !== 'bench') return null;
  const said = `seat ${inchesInWords(height)} high`;
  return height < from || height > to ? `${said}; ${easy}` : `${said}, easy to get up from`;
}
