import { boardColors, boardLayers, collageFrames, type PicturedBoard, recordIdsOf } from '#core/selection/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { composePicture } from '../../media/pictures/compose-picture.ts';
import { shopPictures } from '../../media/pictures/picture-library.ts';
import { selectionById, wholeSelection } from '../store.ts';
import { picturedBoards } from './pictured-boards.ts';

const width = 1000;
const size = { width, height: Math.round(width / collageFrames.landscape.ratio) };

export interface DrawnBoard {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Both boards as pictures of their collages. Null for one that would lack a piece, since we have no cut-out of it, and for
 * one that can't be drawn: a letter goes out without its pictures rather than not at all.
 */
export async function drawBoards(ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<(DrawnBoard | null)[]> {
  const row = await selectionById(ctx.db, selectionId);
  if (!row) return [];
  const { boards } = await wholeSelection(ctx.db, row);
  const items = await itemsById(ctx, recordIdsOf(boards));
  const drawn: (DrawnBoard | null)[] = [];
  for (const [index, board] of picturedBoards(boards, items).entries()) {
    const isWhole = board.pieces.length === boards[index]?.furniture.length && board.pieces.every(hasCutOut);
    const content = isWhole ? await drawBoard(board) : null;
    drawn.push(content && { content, ...size });
  }
  return drawn;
}

async function drawBoard(board: PicturedBoard): Promise<Buffer | null> {
  try {
    return await composePicture({ ...size, ground: boardColors.board, layers: boardLayers(board, size) });
  } catch (error) {
    console.error('a board couldn’t be drawn', error);
    return null;
  }
}

const hasCutOut = ({ item: { pictures } }: PicturedBoard['pieces'][number]) =>
  pictures.cutOut !== null && shopPictures().has(pictures.cutOut.publicId);
