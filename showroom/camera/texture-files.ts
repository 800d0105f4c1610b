import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { paintedSurface } from '../models/patterns/index.ts';
import { pixelsOf, textures } from '../models/textures/index.ts';

/** Writes every tile once, with the smaller copy for distant views. Answers what Blender needs to know. */
export async function writeTextures(folder: string): Promise<Record<string, [number, number]>> {
  mkdirSync(folder, { recursive: true });
  const sizes: Record<string, [number, number]> = {};
  for (const [name, texture] of Object.entries(textures)) {
    sizes[name] = [texture.across, texture.along];
    const path = `${folder}/${name}.png`;
    if (existsSync(`${folder}/${name}-far.png`)) continue;
    const { width, height, far } = texture;
    await sharp(Buffer.from(pixelsOf(texture).buffer), { raw: { width, height, channels: 3 } })
      .png()
      .toFile(path);
    const small = {
      width: Math.round(Math.max(width, height) / far / (height > width ? 2 : 1)),
      height: Math.round(height / far),
    };
    await sharp(path)
      .resize({ ...small, kernel: 'cubic', fit: 'fill' })
      .png()
      .toFile(`${folder}/${name}-far.png`);
  }
  return sizes;
}

/** Surfaces that are a picture of their own: rugs and framed art. */
export async function writePatterns(folder: string, materials: Iterable<string>): Promise<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const name of new Set(materials)) {
    if (!/^(rug|art):/.test(name)) continue;
    const path = `${folder}/${name.replace(/[^a-z0-9]/gi, '_')}.png`;
    paths[name] = path;
    if (existsSync(path)) continue;
    const { width, height, pixels } = paintedSurface(name);
    await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
      .png()
      .toFile(path);
  }
  return paths;
}
