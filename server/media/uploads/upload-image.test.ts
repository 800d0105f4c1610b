import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxImageDimension, uploadLimits } from '#core/media/index.ts';
import { limits } from '#core/settings/index.ts';
import { createAccount, createTestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import type { Actor } from '../../context.ts';
import { upload } from '../../db/schema/index.ts';
import * as files from '../decoding/hostile.test-data.ts';
import { claimUploads } from './claim-uploads.ts';
import { deleteByToken } from './delete-by-token.ts';
import { sweepVisitorUploads } from './sweep-visitor-uploads.ts';
import { type UploadAnswer, type Uploaded, uploadImage } from './upload-image.ts';
import { viewUpload } from './view-upload.ts';

const ctx = await createTestContext(await createTestDatabase());
const visitor: Actor = { kind: 'visitor' };

async function taken(
  bytes: Uint8Array,
  actor: Actor = visitor,
  visitorId: string | null = 'visitor_a',
): Promise<Uploaded> {
  const answer = await uploadImage(ctx.as(actor), { bytes, visitorId });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.upload;
}

const view = (id: string, actor: Actor, visitorId: string | null = null, width = 1920) =>
  viewUpload(ctx.as(actor), { id, width, format: 'webp', visitorId });

describe('what is taken in', () => {
  it('becomes a plain webp, 1920 pixels at most, without what was hidden in it', async () => {
    const large = await taken(await files.jpeg(4000, 1000));
    expect(large).toMatchObject({ width: maxImageDimension, height: 480 });
    const turned = await taken(await files.jpegWithPlace());
    expect(turned).toMatchObject({ width: 40, height: 80 });
    const kept = (await view(turned.id, visitor, 'visitor_a')) ?? Buffer.alloc(0);
    const { format, exif, xmp, icc } = await sharp(kept).metadata();
    expect({ format, exif, xmp, icc }).toEqual({ format: 'webp', exif: undefined, xmp: undefined, icc: undefined });
    expect(kept.includes('secret words')).toBe(false);
  });

  it('HEIC of a phone, SVG drawn, the first frame of what moves', async () => {
    expect(await taken(files.heic)).toMatchObject({ width: 64, height: 48 });
    expect(await taken(files.svgOf('<rect width="40" height="30" fill="red"/>'))).toMatchObject({
      width: 40,
      height: 30,
    });
    const { id } = await taken(await files.movingGif());
    const kept = (await view(id, visitor, 'visitor_a')) ?? Buffer.alloc(0);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(kept).stats()).dominant.g).toBeGreaterThan(100);
  });

  it('a polyglot loses its other half, an SVG its claws', async () => {
    const both = await taken(await files.polyglot());
    expect((await view(both.id, visitor, 'visitor_a'))?.includes('<script>')).toBe(false);
    const { id } = await taken(files.svgWithClaws('/etc/passwd'));
    const kept = (await view(id, visitor, 'visitor_a')) ?? Buffer.alloc(0);
    expect((await sharp(kept).stats()).dominant.g).toBeGreaterThan(100);
  });
});

describe('what is refused', () => {
  const cut = async () => (await files.png(800, 600)).subarray(0, 600);
  const lying = async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('not a picture at all')]);
  const brokenHeic = async () => Buffer.concat([files.heic.subarray(0, 60), Buffer.alloc(400, 7)]);
  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'empty'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'not-an-image'],
    ['a PDF', async () => Buffer.from('%PDF-1.7 …'), 'not-an-image'],
    ['a truncated PNG', cut, 'not-an-image'],
    ['a JPEG in name alone', lying, 'not-an-image'],
    ['a broken HEIC', brokenHeic, 'not-an-image'],
    ['a pixel bomb', async () => files.pixelBomb(), 'too-many-pixels'],
    [
      'an SVG of a million pixels each way',
      async () => files.svgOf('<rect/>', 'width="1000000" height="1000000"'),
      'too-many-pixels',
    ],
    ['a billion laughs', async () => files.billionLaughs, 'not-an-image'],
    ['more bytes than allowed', async () => Buffer.alloc(uploadLimits.bytes + 1, 1), 'too-many-bytes'],
  ])('%s', async (_, make, reason) => {
    const before = await ctx.db.select().from(upload);
    const bytes = await make();
    expect(await uploadImage(ctx.as(visitor), { bytes, visitorId: 'visitor_r' })).toEqual({ ok: false, reason });
    expect(await ctx.db.select().from(upload)).toHaveLength(before.length);
  });

  it('a visitor without a cookie, and the twenty-first picture even if all come at once', async () => {
    const bytes = await files.png(8, 8);
    expect(await uploadImage(ctx.as(visitor), { bytes, visitorId: null })).toEqual({ ok: false, reason: 'no-owner' });
    const all = await Promise.all(
      Array.from({ length: uploadLimits.perVisitor + 5 }, () =>
        uploadImage(ctx.as(visitor), { bytes, visitorId: 'visitor_m' }),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(uploadLimits.perVisitor);
    expect(all.filter((answer) => !answer.ok && answer.reason === 'too-many-files')).toHaveLength(5);
  });
});

describe('how many', () => {
  it('are limited per address and hour, across senders; broken ones count too', async () => {
    const [{ tries, seconds }] = limits.upload;
    const people = [await createAccount(ctx), await createAccount(ctx)].map((one) => ctx.as(one));
    const send = (turn: number, address: string) => {
      const from = people[turn % people.length] ?? ctx.as(visitor);
      return uploadImage({ ...from, address }, { bytes: Buffer.from('no picture'), visitorId: null });
    };
    for (let turn = 0; turn < tries; turn += 1) {
      expect(await send(turn, '203.0.113.7')).toMatchObject({ reason: 'not-an-image' });
    }
    expect(await send(0, '203.0.113.7')).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: seconds });
    expect(await send(0, '203.0.113.8')).toMatchObject({ reason: 'not-an-image' });
  });

  it.each(['account', 'visitor'])(
    'attack 16: one %s sends so many in an hour, from however many addresses',
    async (kind) => {
      const [, { tries, seconds }] = limits.upload;
      const actor = kind === 'account' ? await createAccount(ctx) : visitor;
      const visitorId = kind === 'account' ? null : 'visitor_everywhere';
      const send = (from: number): Promise<UploadAnswer> =>
        uploadImage(
          { ...ctx.as(actor), address: `2001:db8:${from}::1` },
          { bytes: Buffer.from('no picture'), visitorId },
        );
      for (let from = 0; from < tries; from += 1) expect(await send(from)).toMatchObject({ reason: 'not-an-image' });
      expect(await send(tries)).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: seconds });
    },
  );
});

describe('whose it is', () => {
  it('the visitor’s who sent it, until they sign up; then the account’s, and staff may look', async () => {
    const [june, other] = [await createAccount(ctx), await createAccount(ctx)];
    const specialist = await createAccount(ctx, { role: 'specialist' });
    const { id } = await taken(await files.png(), visitor, 'visitor_w');
    expect(await view(id, visitor, 'visitor_w')).not.toBeNull();
    expect(await view(id, visitor, 'visitor_x')).toBeNull();
    expect(await view(id, visitor, null)).toBeNull();
    expect(await view(id, june, null)).toBeNull();
    await claimUploads(ctx, { visitorId: 'visitor_w', accountId: june.id });
    expect(await view(id, june)).not.toBeNull();
    expect(await view(id, visitor, 'visitor_w')).toBeNull();
    expect(await view(id, other, 'visitor_w')).toBeNull();
    expect(await view(id, specialist)).not.toBeNull();
    await claimUploads(ctx, { visitorId: 'visitor_w', accountId: other.id });
    expect(await view(id, other)).toBeNull();
  });

  it('is served at the width asked for, never wider than it is', async () => {
    const { id } = await taken(await files.jpeg(1000, 500));
    const width = async (asked: number) =>
      (await sharp((await view(id, visitor, 'visitor_a', asked)) ?? undefined).metadata()).width;
    expect([await width(300), await width(5000)]).toEqual([320, 1000]);
  });

  it('comes as avif where it can be shown, made once and gone with its original', async () => {
    const { id, publicId, deleteToken } = await taken(await files.jpeg(1000, 500));
    const asAvif = () => viewUpload(ctx.as(visitor), { id, width: 300, format: 'avif', visitorId: 'visitor_a' });
    const [one, two] = await Promise.all([asAvif(), asAvif()]);
    expect((await sharp(one ?? undefined).metadata()).format).toBe('heif');
    expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true);
    expect((await ctx.files.getMade(publicId, 'w_320-avif'))?.equals(one ?? Buffer.alloc(0))).toBe(true);
    await deleteByToken(ctx, deleteToken);
    expect(await ctx.files.getMade(publicId, 'w_320-avif')).toBeNull();
    expect(await asAvif()).toBeNull();
  });

  it('goes with its token, once, and an unclaimed one after thirty days', async () => {
    const one = await taken(await files.png(), visitor, 'visitor_d');
    expect(await deleteByToken(ctx, 'wrong')).toBe(false);
    expect(await deleteByToken(ctx, one.deleteToken)).toBe(true);
    expect(await deleteByToken(ctx, one.deleteToken)).toBe(false);
    expect(await ctx.files.get(one.publicId)).toBeNull();

    const june = await createAccount(ctx);
    const mine = await taken(await files.png(), june, null);
    const theirs = await taken(await files.png(), visitor, 'visitor_d');
    ctx.clock.forward(29 * 24 * 60 * 60 * 1000);
    await sweepVisitorUploads(ctx);
    expect(await ctx.files.get(theirs.publicId)).not.toBeNull();
    ctx.clock.forward(24 * 60 * 60 * 1000);
    await sweepVisitorUploads(ctx);
    expect(await view(theirs.id, visitor, 'visitor_d')).toBeNull();
    expect(await ctx.files.get(theirs.publicId)).toBeNull();
    expect(await view(mine.id, june)).not.toBeNull();
  });
});
