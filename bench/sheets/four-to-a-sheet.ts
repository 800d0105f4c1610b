import { join } from 'node:path';
import sharp from 'sharp';

/** One picture of a sheet, and what it shows in a line or two. */
export interface Shown {
  readonly picture: Buffer;
  readonly title: string;
  readonly lines: readonly string[];
}

export const cell = { width: 1000, height: 750 } as const;
const [across, perSheet] = [2, 4];
const lineHeight = 22;
const captionHeight = 7 * lineHeight;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const caption = (title: string, lines: readonly string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${captionHeight}" font-family="sans-serif">` +
      `<text x="8" y="${lineHeight}" font-size="19" font-weight="bold">${escaped(title)}</text>` +
      lines
        .map((line, at) => `<text x="8" y="${(at + 2) * lineHeight}" font-size="16">${escaped(line)}</text>`)
        .join('') +
      '</svg>',
  );

/** Writes the pictures four to a sheet; answers which sheet each is on. */
export async function writeSheets(shown: readonly Shown[], name: string, folder: string): Promise<string[]> {
  const told: string[] = [];
  for (let from = 0; from < shown.length; from += perSheet) {
    const path = join(folder, `${name}-${from / perSheet + 1}.png`);
    const some = shown.slice(from, from + perSheet);
    const parts = some.flatMap(({ picture, title, lines }, at) => {
      const left = (at % across) * (cell.width + 12);
      const top = Math.floor(at / across) * (cell.height + captionHeight);
      return [
        { input: caption(title, lines), left, top },
        { input: picture, left, top: top + captionHeight },
      ];
    });
    const width = across * (cell.width + 12);
    const height = Math.ceil(some.length / across) * (cell.height + captionHeight);
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(parts)
      .png()
      .toFile(path);
    told.push(...some.map(({ title }) => `${path}: ${title}`));
  }
  return told;
}
