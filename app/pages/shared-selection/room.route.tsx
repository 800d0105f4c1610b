import { servicesOf } from '#server/http/router-context.ts';
import { drawRoomPicture, roomPictureOfShare } from '#server/room/room-picture.ts';
import type { Route } from './+types/room.route.ts';

const width = 1440;

/** `/shared-selection/{token}/room.jpg`: the owner's picture of their room, for anyone with the link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const picture = await roomPictureOfShare(ctx, params.token);
  const drawn = picture && (await drawRoomPicture(ctx, picture, { width }));
  if (!drawn) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(drawn), {
    // Kept nowhere: a link that's turned off shows nothing anymore.
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}
