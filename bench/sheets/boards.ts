import sharp from 'sharp';
import { publicItem } from '../../core/catalog/index.ts';
import { formatMoney } from '../../core/money/index.ts';
import {
  boardColors,
  boardLayers,
  type ComposedBoard,
  collageFrames,
  compose,
  indexCatalog,
} from '../../core/selection/index.ts';
import type { Brief, BriefPiece } from '../../core/survey/index.ts';
import { composePicture } from '../../server/media/pictures/compose-picture.ts';
import { catalog } from '../../showroom/catalog/index.ts';
import { possibleBriefs } from '../taste/surveys.ts';
import { cell, type Shown, writeSheets } from './four-to-a-sheet.ts';

const size = { width: cell.width, height: Math.round(cell.width / collageFrames.landscape.ratio) };
const byId = new Map(catalog.map((item) => [item.recordId, item]));

/** One board of each survey, A and B in turn, as its letter shows it. */
export async function drawBoards(numbers: readonly number[], folder: string): Promise<string[]> {
  const briefs = possibleBriefs(Math.max(...numbers) + 1);
  const index = indexCatalog(catalog);
  const shown: Shown[] = [];
  for (const [nth, number] of numbers.entries()) {
    const brief = briefs[number];
    if (!brief) continue;
    const letter = nth % 2 === 0 ? 'a' : 'b';
    const board = compose(brief, index)[letter];
    shown.push({ picture: await pictureOf(board, letter), ...wordsOf(brief, board, `${nth + 1} (survey ${number})`) });
  }
  return writeSheets(shown, 'boards', folder);
}

async function pictureOf(board: ComposedBoard, letter: 'a' | 'b'): Promise<Buffer> {
  const pieces = board.slots.flatMap(({ suggestion }) => {
    const item = byId.get(suggestion?.recordId ?? '');
    return item && suggestion ? [{ item: publicItem(item), quantity: suggestion.quantity }] : [];
  });
  const layers = boardLayers({ letter, name: board.name, pieces }, size);
  const picture = await composePicture({ ...size, ground: boardColors.board, layers });
  return sharp(picture)
    .resize({ ...cell, fit: 'contain', background: '#ffffff' })
    .toBuffer();
}

const askedOf = ({ kind, types, materials, colors, colorIntensity, tier }: BriefPiece) =>
  [kind, ...types, ...materials, ...(colors.length > 0 ? colors : [colorIntensity]), tier].filter(Boolean).join(' ');

function wordsOf(brief: Brief, { name, slots }: ComposedBoard, nth: string): Pick<Shown, 'title' | 'lines'> {
  const asked = slots.map(({ piece, suggestion }) => {
    const item = byId.get(suggestion?.recordId ?? '');
    const missed = suggestion?.givenUp.map(({ fact }) => fact.wish).join(', ') ?? '';
    return `${askedOf(piece)} → ${item ? `${item.name} ${formatMoney(item.priceCents)}` : 'open'}${missed && ` (gives up ${missed})`}`;
  });
  const half = Math.ceil(asked.length / 5);
  const lines = Array.from({ length: Math.ceil(asked.length / half) }, (_, at) =>
    asked.slice(at * half, (at + 1) * half).join('; '),
  );
  const wishes = [brief.room, brief.styles.join(' + '), brief.woodTone ?? 'any wood', `boldness ${brief.boldness}`];
  return { title: `${nth} ${name}: ${wishes.join(', ')}`, lines };
}
