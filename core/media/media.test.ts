import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attachedPicture,
  cacheRule,
  folders,
  imagePath,
  imageSources,
  imageTypeOf,
  isInFolder,
  isLetterPicture,
  isListable,
  isPrivate,
  isPublicId,
  letterImagePath,
  maxImageDimension,
  mayView,
  parseTransform,
  publicIdSchema,
  servedWidth,
  servedWidths,
  uploadCountMessage,
  uploadLimits,
  uploadPreset,
  uploadRefusal,
  uploadRefusalWords,
  uploadTypeMessage,
  uploadTypes,
  type Viewer,
  visitorUploadExpiry,
} from './index.ts';

describe('a public id', () => {
  it.each(['hero/01', 'scenes/living-room/linen_01', 'furniture/recSofa01/lead', 'a'])('%s is one', (id) => {
    expect(isPublicId(id)).toBe(true);
    expect(publicIdSchema.safeParse(id).success).toBe(true);
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a.webp',
    'a b',
    'a%2fb',
    '.env',
    'a\0',
    '-a',
    'é',
    'x'.repeat(201),
  ])('%j is none', (id) => {
    expect(isPublicId(id)).toBe(false);
    expect(publicIdSchema.safeParse(id).success).toBe(false);
  });

  it('says which folder it lies in, and uploads are never listed', () => {
    expect(isInFolder('scenes/bedroom/01', 'scenes')).toBe(true);
    expect(isInFolder('scenes-old/01', 'scenes')).toBe(false);
    expect(isListable('scenes')).toBe(true);
    expect(isListable('scenes/bedroom')).toBe(true);
    for (const bad of [uploadPreset, `${uploadPreset}/ab`, '', '..', 'scenes/../user_images', 'secrets', 'scenes/']) {
      expect(isListable(bad), bad).toBe(false);
    }
    expect(folders).toContain('exploration');
    expect(isPrivate('user_images/x')).toBe(true);
    expect(isPrivate('user_images2/x')).toBe(false);
  });

  it('in a user’s answers is one of ours by name, or one in the users’ upload folder', () => {
    expect(attachedPicture('scenes/bedroom/linen-01')).toBe('scenes/bedroom/linen-01');
    expect(attachedPicture('upload_1')).toBe('user_images/upload_1');
    expect(attachedPicture('secrets/x')).toBe('user_images/secrets/x');
  });
});

describe('the width transform', () => {
  it('reads w_<pixels> and nothing else', () => {
    expect(parseTransform('w_640')).toEqual({ ok: true, width: 640 });
    expect(parseTransform('w_640_jpg')).toEqual({ ok: true, width: 640, format: 'jpeg' });
    for (const bad of [
      'w_640_png',
      'w_0_jpg',
      'w_640_jpg_jpg',
      'w_',
      'w_0',
      'w_007',
      'w_-1',
      'w_1.5',
      'w_100000',
      'h_640',
      'w_640,h_2',
      ' w_640',
    ]) {
      expect(parseTransform(bad), bad).toEqual({ ok: false, reason: 'not-a-transform' });
    }
  });

  it('serves the next larger of a few sizes, 2400 at most, and stores 1920 at most', () => {
    expect(maxImageDimension).toBe(1920);
    expect(servedWidth(1)).toBe(96);
    expect(servedWidth(640)).toBe(640);
    expect(servedWidth(641)).toBe(800);
    expect(servedWidth(1920)).toBe(1920);
    expect(servedWidth(1921)).toBe(2400);
    expect(servedWidth(99999)).toBe(2400);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99999 }), (pixels) => {
        expect(servedWidths).toContain(servedWidth(pixels));
        expect(servedWidth(pixels)).toBeGreaterThanOrEqual(Math.min(pixels, 2400));
        expect(servedWidth(servedWidth(pixels))).toBe(servedWidth(pixels));
      }),
    );
  });

  it('makes addresses for letters, of the shop’s pictures only', () => {
    expect(letterImagePath('furniture/sofa/front', 600)).toBe('/image/w_640_jpg/furniture/sofa/front');
    expect(() => letterImagePath('user_images/upload_1', 600)).toThrow('private');
    expect(isLetterPicture('/image/w_640_jpg/furniture/sofa/front')).toBe(true);
    for (const other of [
      '/image/w_640/furniture/sofa/front',
      '/image/w_640_jpg/user_images/upload_1',
      '/image/w_640_jpg/../user_images/upload_1',
      '/image/w_640_jpg/furniture/%2e%2e/user_images/x',
      '/image/w_640_jpg/',
      '/api/image/w_640_jpg/furniture/sofa',
      '/results/selection_1',
    ]) {
      expect(isLetterPicture(other), other).toBe(false);
    }
  });

  it('makes addresses', () => {
    expect(imagePath('hero/01', 640)).toBe('/image/w_640/hero/01');
    expect(() => imagePath('../etc/passwd', 640)).toThrow('not a public id');
    expect(imageSources('hero/01', 240)).toBe(
      '/image/w_96/hero/01 96w, /image/w_160/hero/01 160w, /image/w_240/hero/01 240w',
    );
    expect(imageSources('hero/01', 2400).split(', ')).toHaveLength(servedWidths.length);
    expect(imageSources('hero/01', 2400)).toMatch(/w_1920\/hero\/01 1920w, \/image\/w_2400\/hero\/01 2400w$/);
    expect(imageSources('hero/01')).toMatch(/ 1920w$/);
  });
});

describe('an upload', () => {
  it('is one of six types', () => {
    expect(uploadTypes.map((type) => type.replace('image/', ''))).toEqual([
      'jpeg',
      'png',
      'gif',
      'webp',
      'svg+xml',
      'heic',
    ]);
    expect(uploadTypeMessage('image/heic')).toBeNull();
    expect(uploadTypeMessage('application/pdf')).toBe(
      'File type application/pdf is not allowed. Please upload only images.',
    );
    expect(uploadTypeMessage('')).toBe('Only image files are allowed.');
  });

  it('comes in the number that is asked for', () => {
    expect(uploadCountMessage(2, { min: 3, max: 6 })).toBe('Please upload at least 3 files.');
    expect(uploadCountMessage(7, { min: 3, max: 6 })).toBe('Please upload between 3 and 6 files.');
    expect(uploadCountMessage(3, { min: 3, max: 6 })).toBeNull();
    expect(uploadCountMessage(6, { min: 3, max: 6 })).toBeNull();
  });

  it('keeps to 25 MB, 100 megapixels and 20 files for a visitor', () => {
    const file = { bytes: uploadLimits.bytes, pixels: uploadLimits.pixels, visitorFiles: 19 };
    expect(uploadRefusal(file)).toBeNull();
    expect(uploadRefusal({ ...file, bytes: 25 * 1024 * 1024 + 1 })).toBe('too-many-bytes');
    expect(uploadRefusal({ ...file, pixels: 100_000_001 })).toBe('too-many-pixels');
    expect(uploadRefusal({ ...file, visitorFiles: 20 })).toBe('too-many-files');
    expect(uploadRefusal({ ...file, visitorFiles: null })).toBeNull();
    expect(uploadRefusal({ ...file, bytes: 0 })).toBe('empty');
    expect(uploadRefusalWords['too-many-bytes']).toContain('25 MB');
    expect(uploadRefusalWords['too-many-pixels']).toContain('100 megapixels');
    expect(uploadRefusalWords['too-many-files']).toContain('20 pictures');
    expect(visitorUploadExpiry(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2026-01-31T00:00:00Z'));
  });

  it('is known by its content', () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(imageTypeOf(bytes('\xff\xd8\xff\xe0..'))).toBe('image/jpeg');
    expect(imageTypeOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png');
    expect(imageTypeOf(bytes('GIF89a....'))).toBe('image/gif');
    expect(imageTypeOf(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
    expect(imageTypeOf(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('image/heic');
    expect(imageTypeOf(bytes('\0\0\0\x18ftypMSF1\0\0\0\0mif1heic'))).toBe('image/heic');
    expect(imageTypeOf(bytes('\0\0\0\x1cftypavif\0\0\0\0mif1avif'))).toBeNull();
    expect(imageTypeOf(bytes('\0\0\0\x18ftypmp42\0\0\0\0isommp42'))).toBeNull();
    expect(imageTypeOf(bytes('<svg xmlns="x"/>'))).toBe('image/svg+xml');
    expect(imageTypeOf(bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg>'))).toBe('image/svg+xml');
    for (const bad of [
      '',
      'GIF87',
      '%PDF-1.7',
      '<html><svg></svg>',
      '<script>',
      'RIFF....WAVE',
      '<svgx>',
      '<!-- <svg> ',
    ]) {
      expect(imageTypeOf(bytes(bad)), bad).toBeNull();
    }
  });

  it('never stops the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => [null, ...uploadTypes].includes(imageTypeOf(bytes))),
    );
  });
});

describe('who sees a picture', () => {
  const visitor: Viewer = { role: 'visitor', accountId: null, visitorId: 'v1' };
  const customer: Viewer = { role: 'customer', accountId: 'a1', visitorId: 'v1' };
  const ofVisitor = { accountId: null, visitorId: 'v1' };
  const ofAccount = { accountId: 'a1', visitorId: null };

  it('everyone the shop’s, only its owner and the staff a private one', () => {
    expect(mayView('hero/01', null, visitor)).toBe(true);
    expect(mayView('user_images/x', ofVisitor, visitor)).toBe(true);
    expect(mayView('user_images/x', ofVisitor, { ...visitor, visitorId: 'v2' })).toBe(false);
    expect(mayView('user_images/x', ofVisitor, { ...visitor, visitorId: null })).toBe(false);
    expect(mayView('user_images/x', ofAccount, visitor)).toBe(false);
    expect(mayView('user_images/x', ofAccount, customer)).toBe(true);
    expect(mayView('user_images/x', ofAccount, { ...customer, accountId: 'a2' })).toBe(false);
    expect(mayView('user_images/x', { accountId: 'a1', visitorId: 'v1' }, visitor)).toBe(false);
    expect(mayView('user_images/x', ofAccount, { role: 'specialist', accountId: 's1', visitorId: null })).toBe(true);
    expect(mayView('user_images/x', null, { role: 'admin', accountId: 'x', visitorId: null })).toBe(false);
    expect(mayView('user_images/x', { accountId: null, visitorId: null }, { ...visitor, visitorId: null })).toBe(false);
  });

  it('and only the shop’s may be kept by caches on the way', () => {
    expect(cacheRule('user_images/x')).toMatch(/^private/);
    expect(cacheRule('hero/01')).toMatch(/^public.*immutable/);
  });
});
