import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { composePicture } from '#server/media/pictures/compose-picture.ts';
import { keptPreview } from '#server/media/pictures/kept-previews.ts';
import { lettersInLines, writeLetters } from '#server/media/pictures/write-letters.ts';
import { drawRoomPicture, roomPictureOfShare } from '#server/room/room-picture.ts';
import { getShared } from '#server/selection/results/get-shared.ts';
import type { Route } from './+types/preview.route.ts';
import { previewOf, previewSize } from './preview-layers.ts';

const letters = { write: writeLetters, inLines: lettersInLines };

/** `/shared-selection/{token}/preview.jpg`, for link previews: the picture the owner took of their room, else a board. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const shared = await getShared(ctx, params.token);
  const board = shared?.boards.find(({ pieces }) => pieces.length > 0);
  if (!shared || !board) throw new Response(null, { status: 404 });
  const placed = board.pieces.map(({ item, foot }) => [item.recordId, foot?.x, foot?.y]);
  const key = JSON.stringify([params.token, shared.firstName, board.name, placed]);
  const picture =
    (await roomPreview(ctx, params.token)) ??
    (await keptPreview(key, () => composePicture(previewOf(shared, board, letters))));
  return new Response(new Uint8Array(picture), {
    // Kept nowhere: a link that's turned off shows nothing anymore.
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}

async function roomPreview(ctx: Pick<Ctx, 'db' | 'files'>, token: string): Promise<Buffer | null> {
  const taken = await roomPictureOfShare(ctx, token);
  return taken && drawRoomPicture(ctx, taken, previewSize);
}
