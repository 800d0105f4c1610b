import { type FurnitureModel, type ModelTexture, modelLimits, type PlainMesh, readModel } from '#core/room/index.ts';
import { type LiveImage, type LiveSurface, liveSurface } from '#showroom/live/index.ts';

/** A model that staff uploaded, ready to be drawn. */
export interface UploadedModel extends Pick<FurnitureModel, 'size'> {
  readonly parts: readonly (PlainMesh & { readonly surface: LiveSurface })[];
  readonly images: readonly { readonly name: string; readonly image: LiveImage }[];
}

/** The room waits this long; then it shows a box. */
const longestWait = 8_000;

const loading = new Map<string, Promise<UploadedModel | null>>();

/** Fetches a model, once. Null if it can't be had or read. */
export function loadModel(address: string): Promise<UploadedModel | null> {
  const before = loading.get(address);
  if (before) return before;
  const coming = fetchModel(address).catch(() => null);
  loading.set(address, coming);
  return coming;
}

async function fetchModel(address: string): Promise<UploadedModel | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) return null;
  const read = readModel(new Uint8Array(await answer.arrayBuffer()));
  if (!read.ok) return null;
  const { parts, textures, size } = read.model;
  const images = await Promise.all(
    textures.map(async (texture, place) => ({ name: `texture:${address} ${place}`, image: await decoded(texture) })),
  );
  return {
    ...{ size, images },
    parts: parts.map(({ look, ...mesh }) => {
      const texture = look.texture === null ? undefined : images[look.texture];
      const seen = texture ? times(look.color, meanOf(texture.image)) : look.color;
      const surface: LiveSurface = {
        ...liveSurface('paint'),
        ...{ pattern: texture ? 'texture' : 'plain', picture: texture?.name ?? null, colors: [look.color, seen, seen] },
        ...{ rough: look.rough, metal: look.metal, opacity: look.opacity, thin: look.bothSides },
      };
      return { ...mesh, surface };
    }),
  };
}

type Color = FurnitureModel['parts'][number]['look']['color'];

const times = (one: Color, other: Color): Color => [one[0] * other[0], one[1] * other[1], one[2] * other[2]];

async function decoded({ type, bytes }: ModelTexture): Promise<LiveImage> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()], { type }));
  const share = Math.min(1, modelLimits.texturePixels / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * share))) as [
    number,
    number,
  ];
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('a texture can’t be drawn here');
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, pixels: new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer) };
}

/** The color that a texture gives to the light in the room, from every few of its points. */
export function meanOf({ pixels }: Pick<LiveImage, 'pixels'>): Color {
  const sums = [0, 0, 0];
  const step = 4 * Math.max(1, Math.floor(pixels.length / 4 / 4_096));
  for (let at = 0; at < pixels.length; at += step)
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + ((pixels[at + channel] ?? 0) / 255) ** 2.2;
  const count = Math.max(1, Math.ceil(pixels.length / step));
  const [red = 0, green = 0, blue = 0] = sums;
  return [red / count, green / count, blue / count];
}
