import { beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import type { Files } from '../gateways/files/port.ts';
import * as pictures from '../media/decoding/hostile.test-data.ts';
import { composePicture } from '../media/pictures/compose-picture.ts';
import { uploadImage } from '../media/uploads/upload-image.ts';
import { shareSelection } from '../selection/results/share-selection.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { drawRoomPicture, keepRoomPicture, removeRoomPicture, roomPictureOfShare } from './room-picture.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

/** A share link whose owner took a picture of their room. */
async function sharedRoom() {
  const { customer, selection } = await publishedFor(ctx);
  const own = ctx.as(customer);
  const sent = await uploadImage(own, { bytes: await pictures.jpeg(2400, 1350), visitorId: null });
  if (!sent.ok) throw new Error(sent.reason);
  const selectionId = selection.id;
  await keepRoomPicture(own, { selectionId, picture: { uploadId: sent.upload.id } });
  const shared = await shareSelection(own, { selectionId });
  if (!shared.ok) throw new Error(shared.reason);
  return { own, selectionId, token: shared.token, key: `user_images/${sent.upload.id}` };
}

/** The shop's files, counting conversions. Each begins by reading the original, which can be held back. */
function watchedFiles(held: Promise<void> = Promise.resolve()) {
  const seen = { read: [] as string[], kept: [] as string[] };
  const files: Files = {
    ...ctx.files,
    async get(key) {
      seen.read.push(key);
      await held;
      return ctx.files.get(key);
    },
    putMade(key, name, bytes) {
      seen.kept.push(name);
      return ctx.files.putMade(key, name, bytes);
    },
  };
  return { files, seen };
}

const sizes = [{ width: 1440 }, { width: 1200, height: 630 }];

/** What room.jpg and preview.jpg do for anyone with the link. */
async function ask(files: Files, token: string, size: { width: number; height?: number }) {
  const picture = await roomPictureOfShare(ctx, token);
  return picture && drawRoomPicture({ ...ctx, files }, picture, size);
}

describe('attack 16: a stranger with a share link asks for the room’s picture over and over', () => {
  it('attack 16: 200 requests at once make one conversion of each size, and later ones make none', async () => {
    const { token } = await sharedRoom();
    const { files, seen } = watchedFiles();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => ask(files, token, sizes[nth % 2] ?? { width: 1440 })),
    );
    expect(new Set(answers.map((picture) => picture?.toString('base64'))).size).toBe(2);
    expect(seen.kept.toSorted()).toEqual(['room-1200x630', 'room-1440']);
    for (const size of sizes) expect(await ask(files, token, size)).toEqual(await ask(files, token, size));
    expect(seen.kept).toHaveLength(2);
  });

  it('attack 16: the pictures of many rooms wait for each other, and the shop’s own wait for none', async () => {
    const rooms = [await sharedRoom(), await sharedRoom(), await sharedRoom()];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { files, seen } = watchedFiles(held);
    const asked = rooms.flatMap(({ token }) => sizes.map((size) => ask(files, token, size)));
    await expect.poll(() => seen.read.length).toBe(2);
    const shop = await composePicture({ width: 300, height: 200, ground: '#ffffff', layers: [] });
    expect(shop.length).toBeGreaterThan(0);
    expect(new Set(seen.read).size, 'one for each owner, two for all').toBe(2);
    expect(seen.read).toHaveLength(2);
    release();
    expect((await Promise.all(asked)).every((picture) => picture !== null)).toBe(true);
  });

  it('attack 16: what was made goes with the picture, also if it was being made just then', async () => {
    const first = await sharedRoom();
    await ask(ctx.files, first.token, { width: 1440 });
    expect(await ctx.files.getMade(first.key, 'room-1440')).not.toBeNull();
    await removeRoomPicture(first.own, { selectionId: first.selectionId });
    await expect.poll(() => ctx.files.getMade(first.key, 'room-1440')).toBeNull();

    const second = await sharedRoom();
    const files: Files = {
      ...ctx.files,
      async putMade(key, name, bytes) {
        await ctx.files.remove(key);
        await ctx.files.putMade(key, name, bytes);
      },
    };
    expect(await ask(files, second.token, { width: 1440 })).toBeNull();
    expect(await ctx.files.getMade(second.key, 'room-1440')).toBeNull();
  });
});
