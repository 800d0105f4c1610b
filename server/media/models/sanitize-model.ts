import sharp from 'sharp';
import { type FurnitureModel, type ModelTexture, modelLimits, writeGlb } from '#core/room/index.ts';
import { shopTurn } from '../decoding/take-turns.ts';

const mostPixels = 64_000_000;
const longestSeconds = 20;
/** The longer side of a texture: the first of these with which all textures together are small enough. */
const sides = [modelLimits.texturePixels, 384, 256, 192, 128, 64] as const;

interface RawTexture {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * A model as we keep and serve it: shapes and colors as they were read, textures decoded and drawn again, and nothing
 * else of the file. Null if a texture is no picture.
 */
export async function sanitizeModel(model: FurnitureModel): Promise<Uint8Array | null> {
  return shopTurn(async () => {
    const decoded: RawTexture[] = [];
    try {
      // One after the other: a small file may unfold to hundreds of megabytes.
      for (const { bytes } of model.textures) decoded.push(await decode(bytes));
    } catch {
      return null;
    }
    return writeGlb({ parts: model.parts, textures: await smallEnough(decoded) });
  });
}

const decode = (bytes: Uint8Array): Promise<RawTexture> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .resize({ width: sides[0], height: sides[0], fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .removeAlpha()
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function smallEnough(textures: readonly RawTexture[]): Promise<ModelTexture[]> {
  let drawn: ModelTexture[] = [];
  for (const side of sides) {
    drawn = [];
    for (const texture of textures) drawn.push(await draw(texture, side));
    if (drawn.reduce((sum, { bytes }) => sum + bytes.length, 0) <= modelLimits.textureBytes) break;
  }
  return drawn;
}

async function draw({ data, info: { width, height, channels } }: RawTexture, side: number): Promise<ModelTexture> {
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { type: 'image/jpeg', bytes };
}
