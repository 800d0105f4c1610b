import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '#showroom/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { systemActor } from '../../context.ts';
import { hashOfFile } from '../../media/pictures/keep-shop-picture.ts';
import { itemsById } from '../find-items.ts';
import { addItems } from '../store.ts';
import { addPicture, removePicture } from './change-pictures.ts';
import { importPictureFolder } from './import-folder.ts';
import { matchPictures, readyToOffer } from './match-pictures.ts';

let ctx: TestContext;
let owner: Awaited<ReturnType<typeof createAccount>>;

const [one, other] = catalog.slice(0, 2).map((item, at) => ({ ...item, recordId: `rec-${at + 1}`, active: false }));
const noPictures = { front: [], side: [], detail: [], back: [], cutOut: null };
const shot = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
const picturesOf = async (recordId: string) => (await itemsById(ctx, [recordId])).get(recordId)?.pictures ?? noPictures;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  owner = await createAccount(ctx, { role: 'admin', firstName: 'Ada' });
  await addItems(
    ctx.db,
    [one, other].flatMap((item) => (item ? [{ ...item, pictures: noPictures }] : [])),
  );
});

describe('a picture sent to a piece', () => {
  it('is kept once, sent twice or at once, and each view has its own', async () => {
    const bytes = await shot('#336699');
    const send = (view: 'front' | 'side') => addPicture(ctx.as(owner), { recordId: 'rec-1', view, bytes });
    expect(await send('front')).toMatchObject({ ok: true });
    await Promise.all([send('front'), send('front'), send('side'), send('side')]);
    const { front, side } = await picturesOf('rec-1');
    expect([front.length, side.length]).toEqual([1, 1]);
    await removePicture(ctx.as(owner), { recordId: 'rec-1', publicId: side[0]?.publicId ?? '' });
    const left = await picturesOf('rec-1');
    expect([left.front.length, left.side.length]).toEqual([1, 0]);
  });

  it('finds its piece by name, and says if it is there already', async () => {
    const hash = hashOfFile(await shot('#336699'));
    const asked = [
      { name: 'rec-1.jpg', hash },
      { name: 'rec-1-side.jpg', hash },
      { name: 'rec-2-3.jpg', hash },
      { name: 'unknown.jpg', hash },
    ];
    expect(await matchPictures(ctx.as(owner), asked)).toEqual([
      { recordId: 'rec-1', view: 'front', isThere: true },
      { recordId: 'rec-1', view: 'side', isThere: false },
      { recordId: 'rec-2', view: 'front', isThere: false },
      null,
    ]);
    expect(await readyToOffer(ctx.as(owner), ['rec-1', 'rec-2', 'rec-3'])).toEqual(['rec-1']);
  });

  it('is for those who edit the catalog', async () => {
    const customer = await createAccount(ctx, { role: 'customer', firstName: 'June' });
    expect(await matchPictures(ctx.as(customer), [{ name: 'rec-1.jpg', hash: '0'.repeat(64) }])).toBeNull();
    expect(await readyToOffer(ctx.as(customer), ['rec-1'])).toEqual([]);
    const bytes = await shot('#000000');
    expect(await addPicture(ctx.as(customer), { recordId: 'rec-1', view: 'front', bytes })).toMatchObject({
      ok: false,
    });
    expect(await addPicture(ctx.as(owner), { recordId: 'rec-9', view: 'front', bytes })).toEqual({
      ...{ ok: false, reason: 'unknown' },
    });
  });
});

describe('a folder of pictures', () => {
  it('is imported by name and in order, reports what it couldn’t use, and resumes where it stopped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(join(folder, 'rec-2'));
    await writeFile(join(folder, 'rec-2-10.jpg'), await shot('#101010'));
    await writeFile(join(folder, 'rec-2-2.jpg'), await shot('#020202'));
    await writeFile(join(folder, 'rec-2', 'detail.png'), await shot('#778899'));
    await writeFile(join(folder, 'sofa.jpg'), await shot('#ffffff'));
    await writeFile(join(folder, 'rec-1-2.jpg'), 'not a picture');
    await writeFile(join(folder, 'notes.txt'), 'no picture at all');
    const operator = { ...ctx, actor: systemActor };
    const first = await importPictureFolder(operator, folder, () => undefined);
    expect(first).toMatchObject({ added: 3, present: 0, unknown: ['sofa.jpg'] });
    expect(first.failed).toEqual([{ name: 'rec-1-2.jpg', why: 'This isn’t a picture we can read.' }]);
    const { front, detail } = await picturesOf('rec-2');
    const lightness = await Promise.all(
      front.map(async ({ publicId }) => {
        const { channels } = await sharp((await ctx.files.get(publicId)) ?? undefined).stats();
        return Math.round(channels[0]?.mean ?? 0);
      }),
    );
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
    expect([front.length, detail.length]).toEqual([2, 1]);
    const again = await importPictureFolder(operator, folder, () => undefined);
    expect(again).toMatchObject({ added: 0, present: 3, unknown: ['sofa.jpg'] });
    expect((await picturesOf('rec-2')).front).toEqual(front);
  });
});
