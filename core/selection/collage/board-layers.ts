import type { PublicItem } from '../../catalog/index.ts';
import type { Layer, Placed } from '../../media/index.ts';
import type { BoardId, Foot } from '../board.ts';
import { type Corners, homography, type Point } from './homography.ts';
import { type LaidRug, layCollage } from './layout.ts';
import { paintHex } from './paint.ts';
import { collagePiecesOf } from './piece.ts';
import { cornersInCutOut } from './rug-plane.ts';

/** What a picture of a board is drawn from. */
export interface PicturedBoard {
  letter: BoardId;
  name: string;
  /** With the specialist's positions, where set. */
  pieces: { item: PublicItem; quantity: number; foot?: Foot | undefined }[];
}

/** The design system's colors: a picture made on the server can't read the style sheet. */
export const boardColors = { board: '#efe6d8', paper: '#faf7f2', ink: '#211d18', soft: '#5c544a' } as const;

interface Size {
  width: number;
  height: number;
}

/** A board as layers of a picture this large, in landscape: the same collage as on the page, by the same rules. */
export function boardLayers(board: PicturedBoard, size: Size): Layer[] {
  const pieces = collagePiecesOf(board.pieces);
  const { plane, rug, chips, standing } = layCollage(pieces, { board: board.letter, format: 'landscape' });
  const anchor = standing.find(({ role }) => role === 'anchor');
  const pixels = ({ left, top, width, height }: Placed): Placed => ({
    left: (left / 100) * size.width,
    top: (top / 100) * size.height,
    width: (width / 100) * size.width,
    height: (height / 100) * size.height,
  });
  const ground =
    rectangle({ left: 0, top: 0, ...size }, boardColors.board) +
    rectangle(pixels(plane), paintHex(anchor?.piece.swatch ?? null));
  const samples = chips.map(({ box, swatch, turn }) => rectangle(pixels(box), swatch, turn)).join('');
  return [
    { kind: 'drawing', svg: ground },
    ...lyingRug(rug, size),
    { kind: 'drawing', svg: samples + standing.map(({ box }) => shadowUnder(pixels(box))).join('') },
    ...standing.flatMap(({ piece, box }): Layer[] =>
      piece.cutOut ? [{ kind: 'standing', publicId: piece.cutOut.publicId, box: pixels(box) }] : [],
    ),
  ];
}

const rectangle = ({ left, top, width, height }: Placed, fill: string, turn = 0) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}" ` +
  `transform="rotate(${turn} ${left + width / 2} ${top + height / 2})"/>`;

function lyingRug(rug: LaidRug | null, size: Size): Layer[] {
  if (!rug?.piece.cutOut) return [];
  const inPixels = ([x, y]: Point): Point => [(x / 100) * size.width, (y / 100) * size.height];
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
    `<radialGradient id="${id}"><stop offset="0" stop-color="${boardColors.ink}" stop-opacity=".34"/>` +
    `<stop offset=".55" stop-color="${boardColors.ink}" stop-opacity=".12"/>` +
    `<stop offset="1" stop-color="${boardColors.ink}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${middle.x}" cy="${middle.y}" rx="${width * 0.49}" ry="${height * 0.11}" fill="url(#${id})"/>`
  );
}
