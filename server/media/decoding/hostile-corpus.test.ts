import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxImageDimension } from '#core/media/index.ts';
import * as files from './hostile.test-data.ts';
import { sanitizeImage } from './sanitize-image.ts';
import { shopTurn } from './take-turns.ts';

const plain = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#b5673f' } })
  .png()
  .toBuffer();
const seeds: readonly [string, Buffer][] = [
  ['jpeg', await files.jpegWithPlace()],
  ['png', await files.png()],
  ['gif', await files.movingGif()],
  [
    'webp',
    await sharp(plain)
      .webp()
      .withExif({ IFD0: { Copyright: 'secret words' } })
      .toBuffer(),
  ],
  ['svg', files.svgOf('<rect width="40" height="30" fill="red"/><text>secret words</text>')],
  ['heic', files.heic],
];

/** What must come out: a still WebP of reasonable size that carries nothing but its pixels. */
async function expectTame(bytes: Uint8Array): Promise<'refused' | 'tamed'> {
  const tamed = await sanitizeImage(bytes, shopTurn);
  if (!tamed.ok) return 'refused';
  const { format, width, height, pages, exif, xmp, icc } = await sharp(tamed.picture.bytes).metadata();
  expect({ format, pages: pages ?? 1, exif, xmp, icc }).toEqual({
    format: 'webp',
    pages: 1,
    exif: undefined,
    xmp: undefined,
    icc: undefined,
  });
  expect(Math.max(width, height)).toBeLessThanOrEqual(maxImageDimension);
  expect({ width, height }).toEqual({ width: tamed.picture.width, height: tamed.picture.height });
  for (const words of ['secret words', '<script', '<?php', 'PK\u0003\u0004']) {
    expect(tamed.picture.bytes.includes(words)).toBe(false);
  }
  return 'tamed';
}

describe('a hostile file is refused or tamed', () => {
  it.each(seeds)('%s cut short, with bytes turned over, or with something hidden behind it', async (kind, seed) => {
    const turned = fc
      .array(fc.record({ at: fc.nat(seed.length - 1), byte: fc.nat(255) }), { minLength: 1, maxLength: 12 })
      .map((changes) => {
        const bytes = Buffer.from(seed);
        for (const { at, byte } of changes) bytes[at] = byte;
        return bytes;
      });
    const cut = fc.nat(seed.length - 1).map((length) => Buffer.from(seed.subarray(0, length)));
    const hidden = fc
      .constantFrom('<script>alert(1)</script>', '<?php system($_GET[0]);', 'PK\u0003\u0004 a zip')
      .map((tail) => Buffer.concat([seed, Buffer.from(tail)]));
    const bytes = fc.oneof(turned, cut, hidden);
    await fc.assert(
      fc.asyncProperty(bytes, async (hostile) => {
        await expectTame(hostile);
      }),
      // These two are decoded by separate helpers that are slow to start.
      { numRuns: kind === 'heic' || kind === 'svg' ? 8 : 40 },
    );
  });

  it('a canvas of four thousand million pixels in a few bytes', async () => {
    const gif = Buffer.from(await files.movingGif());
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    await expectTame(gif);
    const jpeg = Buffer.from(await files.jpeg());
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_500, frame + 5);
    jpeg.writeUInt16BE(65_500, frame + 7);
    expect(await sanitizeImage(jpeg, shopTurn)).toEqual({ ok: false, reason: 'too-many-pixels' });
  });

  it('an animated webp and an animated png stand still', async () => {
    const gif = await files.movingGif();
    const moving = await sharp(gif, { animated: true }).webp().toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await expectTame(moving)).toBe('tamed');
    const movingPng = await files.movingPng();
    expect(movingPng.includes('acTL')).toBe(true);
    expect(await expectTame(movingPng)).toBe('tamed');
  });

  it.each([
    ['asks for another file', '<image href="file:///etc/passwd" width="40" height="30"/>'],
    ['asks for an address', '<image href="http://127.0.0.1:1/x.png" width="40" height="30"/>'],
    ['runs a script', '<script>while(true);</script><rect width="40" height="30"/>'],
    [
      'holds a page',
      '<foreignObject width="40" height="30"><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    ],
    ['uses itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['nests without end', `${'<g>'.repeat(3000)}<rect/>${'</g>'.repeat(3000)}`],
    ['doubles itself forty times', doubling(40)],
  ])('an SVG that %s', async (_, inside) => {
    expect(['refused', 'tamed']).toContain(await expectTame(files.svgOf(inside)));
  });

  it('words that only pretend', async () => {
    for (const text of ['', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\u0000\u0000\u0000\u001cftypheic', '<svg', '<svg>']) {
      await expectTame(Buffer.from(text, 'latin1'));
    }
  });
});

/** Each group draws the previous one twice: a billion rectangles, or none. */
function doubling(times: number): string {
  const groups = Array.from(
    { length: times },
    (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
  );
  return `<defs><rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use href="#g${times}"/>`;
}
