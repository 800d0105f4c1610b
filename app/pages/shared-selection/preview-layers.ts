import { makersWords } from '#app/parts/selection/words.ts';
import type { Composition } from '#core/media/index.ts';
import { boardColors, boardLayers, collageFrames, type PicturedBoard, piecesWords } from '#core/selection/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Shared } from '#server/selection/results/get-shared.ts';
import { sharedWords as words } from './words.ts';

/** The size link previews expect. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where the board ends and the text begins. */
const boardWidth = Math.round(previewSize.height * collageFrames.landscape.ratio);

type Writing = (text: string, place: { x: number; y: number; size: number; color: string }) => string;

export interface Letters {
  write: Writing;
  inLines: (text: string, size: number, width: number, most: number) => string[];
}

/** A board with its owner's name beside it. */
export function previewOf(shared: Shared, board: PicturedBoard, letters: Letters): Composition {
  return {
    ...previewSize,
    ground: boardColors.paper,
    layers: [
      ...boardLayers(board, { width: boardWidth, height: previewSize.height }),
      { kind: 'drawing', svg: panel(shared, board, letters) },
    ],
  };
}

function panel(shared: Shared, board: PicturedBoard, { write, inLines }: Letters): string {
  const left = boardWidth + 44;
  const room = previewSize.width - left - 40;
  const title = inLines(words.title(shared.firstName), 56, room, 3);
  const name = inLines(board.name, 30, room, 3);
  const makers = new Set(board.pieces.map(({ item }) => item.vendor.name)).size;
  const facts = `${piecesWords(board.pieces)}, ${makersWords(makers)}`;
  const nameTop = 130 + title.length * 62;
  return [
    // The rug may extend past the board's edge.
    `<rect x="${boardWidth}" y="0" width="${previewSize.width - boardWidth}" height="${previewSize.height}" fill="${boardColors.paper}"/>`,
    ...title.map((line, index) => write(line, { x: left, y: 110 + index * 62, size: 56, color: boardColors.ink })),
    ...name.map((line, index) => write(line, { x: left, y: nameTop + index * 38, size: 30, color: boardColors.ink })),
    write(facts, { x: left, y: nameTop + name.length * 38 + 6, size: 24, color: boardColors.soft }),
    write(productName, { x: left, y: previewSize.height - 52, size: 34, color: boardColors.ink }),
  ].join('');
}
