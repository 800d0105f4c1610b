import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shopTurn } from '../decoding/take-turns.ts';
import { composePicture } from './compose-picture.ts';
import { lettersInLines, lettersWidth, writeLetters } from './write-letters.ts';

const canvas = { width: 300, height: 200, ground: '#ffffff' };

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const dark = () => {
    let count = 0;
    for (let index = 0; index < data.length; index += 3) if ((data[index] ?? 255) < 100) count++;
    return count;
  };
  return { info, at, dark };
}

describe('a picture made by the server', () => {
  it('lays drawings and pictures over each other, and does without what is not there', async () => {
    const made = await composePicture({
      ...canvas,
      layers: [
        { kind: 'drawing', svg: '<rect width="150" height="200" fill="#ff0000"/>' },
        { kind: 'standing', publicId: 'furniture/nowhere', box: { left: 0, top: 0, width: 9, height: 9 } },
        { kind: 'drawing', svg: '<rect width="50" height="200" fill="#0000ff"/>' },
      ],
    });
    const { info, at } = await pixelsOf(made);
    expect([info.width, info.height]).toEqual([300, 200]);
    expect(at(20, 100)[2]).toBeGreaterThan(200);
    expect(at(100, 100)[0]).toBeGreaterThan(200);
    expect(Math.min(...at(250, 100))).toBeGreaterThan(240);
  });

  it('writes without any font of the machine', async () => {
    const write = (text: string) =>
      composePicture({
        ...canvas,
        layers: [{ kind: 'drawing', svg: writeLetters(text, { x: 10, y: 120, size: 60, color: '#000000' }) }],
      });
    const some = await pixelsOf(await write('June’s'));
    expect(some.dark()).toBeGreaterThan(500);
    expect((await pixelsOf(await write(' '))).dark()).toBe(0);
    expect((await pixelsOf(await write('家'))).dark()).toBe(0);
    expect(writeLetters('ő', { x: 0, y: 0, size: 9, color: '#000' })).toContain('<path');
  });

  it('never lets a name draw anything but letters', () => {
    const svg = writeLetters('<script>"&', { x: 0, y: 0, size: 9, color: '#000' });
    expect(svg).not.toContain('<script');
  });

  it('breaks lines where they are full', () => {
    const lines = lettersInLines('Draper, wood and leather', 40, 200, 3);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(lettersWidth(line, 40)).toBeLessThanOrEqual(220);
    expect(lettersInLines('one two three four five six seven', 60, 150, 2)).toHaveLength(2);
  });

  it('attack 16: the pictures of many shared boards are made in turn, like the shop’s other pictures', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const others = [shopTurn(() => held), shopTurn(() => held)];
    let begun = 0;
    const watched = {
      ...canvas,
      get layers() {
        begun += 1;
        return [];
      },
    };
    const made = Array.from({ length: 20 }, () => composePicture(watched));
    expect(begun).toBe(0);
    release();
    await Promise.all([...others, ...made]);
    expect(begun).toBe(20);
  });
});
