import { layCollage } from '#app/parts/selection/collage-layout.ts';
import { collagePiecesOf } from '#app/parts/selection/collage-pieces.ts';
import { type Corners, homography, type Point } from '#app/parts/selection/homography.ts';
import { paintHex } from '#app/parts/selection/paint.ts';
import { frames } from '#app/parts/selection/projection.ts';
import { cornersInCutOut } from '#app/parts/selection/rug-plane.ts';
import { makersWords, piecesWords } from '#app/parts/selection/words.ts';
import { productName } from '#core/settings/index.ts';
import type { Composition, Layer, Placed } from '#server/media/pictures/compose-picture.ts';
import type { Shared } from '#server/selection/results/get-shared.ts';
import type { PicturedBoard } from '#server/selection/results/pictured-boards.ts';
import { sharedWords as words } from './words.ts';

/** The size link previews expect. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where the board ends and the text begins. */
const boardWidth = Math.round(previewSize.height * frames.landscape.ratio);

/** The design system's colors: a picture made on the server can't read the style sheet. */
const colors = { board: '#efe6d8', paper: '#faf7f2', ink: '#211d18', soft: '#5c544a' } as const;

type Writing = (text: string, place: { x: number; y: number; size: number; color: string }) => string;

export interface Letters {
  write: Writing;
  inLines: (text: string, size: number, width: number, most: number) => string[];
}

/** A board with its owner's name beside it: the same collage as on the page, laid out by the same rules. */
export function previewOf(shared: Shared, board: PicturedBoard, letters: Letters): Composition {
  return {
    ...previewSize,
    ground: colors.paper,
    layers: [...boardLayers(board), { kind: 'drawing', svg: panel(shared, board, letters) }],
  };
}

const pixels = ({ left, top, width, height }: Placed): Placed => ({
  left: (left / 100) * boardWidth,
  top: (top / 100) * previewSize.height,
  width: (width / 100) * boardWidth,
  height: (height / 100) * previewSize.height,
});

const rectangle = ({ left, top, width, height }: Placed, fill: string, turn = 0) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}" ` +
  `transform="rotate(${turn} ${left + width / 2} ${top + height / 2})"/>`;

function boardLayers(board: PicturedBoard): Layer[] {
  const pieces = collagePiecesOf(board);
  const { plane, rug, chips, standing } = layCollage(pieces, { board: board.letter, format: 'landscape' });
  const anchor = standing.find(({ role }) => role === 'anchor');
  const ground =
    rectangle({ left: 0, top: 0, width: boardWidth, height: previewSize.height }, colors.board) +
    rectangle(pixels(plane), paintHex(anchor?.piece.swatch ?? null));
  const samples = chips.map(({ box, swatch, turn }) => rectangle(pixels(box), swatch, turn)).join('');
  return [
    { kind: 'drawing', svg: ground },
    ...lyingRug(rug),
    { kind: 'drawing', svg: samples + standing.map(({ box }) => shadowUnder(pixels(box))).join('') },
    ...standing.flatMap(({ piece, box }): Layer[] =>
      piece.cutOut ? [{ kind: 'standing', publicId: piece.cutOut.publicId, box: pixels(box) }] : [],
    ),
  ];
}

function lyingRug(rug: ReturnType<typeof layCollage>['rug']): Layer[] {
  if (!rug?.piece.cutOut) return [];
  const inPixels = ([x, y]: Point): Point => [(x / 100) * boardWidth, (y / 100) * previewSize.height];
  const [a, b, c, d] = rug.corners;
  const seen: Corners = [inPixels(a), inPixels(b), inPixels(c), inPixels(d)];
  const perspective = homography(seen, cornersInCutOut(rug.piece.dimensions));
  return [{ kind: 'lying', publicId: rug.piece.cutOut.publicId, perspective }];
}

/** A soft ellipse at 90% of a piece's height. */
function shadowUnder({ left, top, width, height }: Placed): string {
  const id = `s${Math.round(left)}-${Math.round(top)}`;
  const middle = { x: left + width / 2, y: top + height * 0.9 };
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colors.ink}" stop-opacity=".34"/>` +
    `<stop offset=".55" stop-color="${colors.ink}" stop-opacity=".12"/>` +
    `<stop offset="1" stop-color="${colors.ink}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${middle.x}" cy="${middle.y}" rx="${width * 0.49}" ry="${height * 0.11}" fill="url(#${id})"/>`
  );
}

function panel(shared: Shared, board: PicturedBoard, { write, inLines }: Letters): string {
  const left = boardWidth + 44;
  const room = previewSize.width - left - 40;
  const title = inLines(words.title(shared.firstName), 56, room, 3);
  const name = inLines(board.name, 30, room, 3);
  const makers = new Set(board.pieces.map(({ item }) => item.vendor.name)).size;
  const facts = `${piecesWords(board.pieces.length)}, ${makersWords(makers)}`;
  const nameTop = 130 + title.length * 62;
  return [
    // The rug may extend past the board's edge.
    `<rect x="${boardWidth}" y="0" width="${previewSize.width - boardWidth}" height="${previewSize.height}" fill="${colors.paper}"/>`,
    ...title.map((line, index) => write(line, { x: left, y: 110 + index * 62, size: 56, color: colors.ink })),
    ...name.map((line, index) => write(line, { x: left, y: nameTop + index * 38, size: 30, color: colors.ink })),
    write(facts, { x: left, y: nameTop + name.length * 38 + 6, size: 24, color: colors.soft }),
    write(productName, { x: left, y: previewSize.height - 52, size: 34, color: colors.ink }),
  ].join('');
}
