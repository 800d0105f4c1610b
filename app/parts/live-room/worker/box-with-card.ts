import { meshOfBox, type PlainMesh, type ScenePiece } from '#core/room/index.ts';
import type { LiveImage, LivePart } from '#showroom/live/index.ts';

/** Meters: a card is as high as it can be read, and fits on its box. */
const card = { width: 1.2, ratio: 3 / 4, margin: 0.06, out: 0.004 } as const;

/**
 * A piece without a model: a box of its measures on a low plinth, so that it reads as furniture that's still wrapped,
 * and a card with its picture on the front, or on top of a low one.
 */
export function boxOf({ width, depth, height }: ScenePiece, picture: string | undefined): LivePart[] {
  const plinth = Math.min(0.06, height / 5);
  const box = [
    { material: 'linen:#d8cfbf', ...raised(meshOfBox(width, depth, height - plinth), plinth) },
    { material: 'wood:oak', ...meshOfBox(Math.max(0.02, width - 0.06), Math.max(0.02, depth - 0.06), plinth) },
  ];
  if (picture === undefined) return box;
  const front = cardSize(width, height - plinth);
  const top = cardSize(width, depth);
  const isOnTop = front.width < 0.7 * top.width;
  const { width: wide, height: high } = isOnTop ? top : front;
  const [x, y] = [wide / 2, high / 2];
  const middle = plinth + (height - plinth) / 2;
  const corners = isOnTop
    ? [-x, height + card.out, y, x, height + card.out, y, x, height + card.out, -y, -x, height + card.out, -y]
    : [-x, middle - y, 0, x, middle - y, 0, x, middle + y, 0, -x, middle + y, 0].map((value, at) =>
        at % 3 === 2 ? depth / 2 + card.out : value,
      );
  const normal = isOnTop ? [0, 1, 0] : [0, 0, 1];
  return [
    ...box,
    {
      material: `card:${picture}`,
      positions: Float32Array.from(corners),
      normals: Float32Array.from([normal, normal, normal, normal].flat()),
      // A picture's first row is its top.
      uvs: Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0),
      index: Uint32Array.of(0, 1, 2, 0, 2, 3),
    },
  ];
}

function cardSize(wide: number, high: number): { width: number; height: number } {
  const room = { width: wide - 2 * card.margin, height: high - 2 * card.margin };
  const width = Math.max(0.05, Math.min(card.width, room.width, room.height / card.ratio));
  return { width, height: width * card.ratio };
}

function raised(mesh: PlainMesh, by: number): PlainMesh {
  for (let at = 1; at < mesh.positions.length; at += 3) mesh.positions[at] = (mesh.positions[at] ?? 0) + by;
  return mesh;
}

export const isCard = (name: string): boolean => name.startsWith('card:');

const paper = '#f4efe6';

/** Fetches the picture of a card and fits it on paper. Null where it can't be had: the card stays blank. */
export async function loadCard(name: string): Promise<LiveImage | null> {
  try {
    const answer = await fetch(name.slice('card:'.length));
    if (!answer.ok) return null;
    const bitmap = await createImageBitmap(await answer.blob());
    const [width, height] = [480, 480 * card.ratio];
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    if (!pen) return null;
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    const share = Math.min(width / bitmap.width, height / bitmap.height) * 0.94;
    const [wide, high] = [bitmap.width * share, bitmap.height * share];
    pen.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    bitmap.close();
    return { width, height, pixels: new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer) };
  } catch {
    return null;
  }
}
