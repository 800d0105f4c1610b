import { expect, it } from 'vitest';
import { sanitizeImage } from '#server/media/decoding/sanitize-image.ts';
import { shopTurn } from '#server/media/decoding/take-turns.ts';
import { smallPicture } from './content.ts';

it('attack 12: the picture of the good requests is one, so that uploads are carried out', async () => {
  expect(await sanitizeImage(smallPicture.bytes, shopTurn)).toMatchObject({
    ok: true,
    picture: { width: 2, height: 2 },
  });
});
