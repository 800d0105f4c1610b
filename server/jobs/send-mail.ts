import { z } from 'zod';
import { type LetterPicture, letterHtml, letterSchema, letterText, piecesPictured } from '#core/letter/index.ts';
import { isPrivate } from '#core/media/index.ts';
import { boardIds } from '#core/selection/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import type { Attachment } from '../gateways/mail/port.ts';
import { purchaseOrderEnclosures } from '../purchase-order/enclosures.ts';
import { drawRoomPicture, roomPictureOf } from '../room/room-picture.ts';
import { drawBoards } from '../selection/results/draw-boards.ts';
import type { Effect } from './run-effect.ts';

const promised = letterSchema.extend({
  to: z.string(),
  subject: z.string(),
  enclosed: z.object({ purchaseOrderId: z.string() }).optional(),
});

/** Sends one promised email. It carries the effect's id, so a retry is recognized as the same email. */
export const sendMail: Effect = async (ctx, payload, effectId) => {
  const { to, subject, enclosed, ...words } = promised.parse(payload);
  const absolute = (path: string) => new URL(path, ctx.company.origin).href;
  const leave = words.unsubscribe === undefined ? undefined : absolute(words.unsubscribe);
  const letter = {
    ...words,
    unsubscribe: leave,
    button: words.button && { ...words.button, href: absolute(words.button.href) },
  };
  const room = letter.room ? await enclosedRoom(ctx, letter.room.selectionId) : null;
  const boards = letter.collages ? await enclosedBoards(ctx, letter.collages.selectionId) : [];
  const attachments = [
    ...[room, ...boards].flatMap((one) => (one ? [one.file] : [])),
    ...(enclosed ? await purchaseOrderEnclosures(ctx, enclosed.purchaseOrderId) : []),
  ];
  await ctx.mail.send({
    id: effectId,
    to,
    subject,
    text: letterText(letter, ctx.company),
    html: letterHtml(letter, ctx.company, await picturesOf(ctx, piecesPictured(letter)), {
      room: room?.picture ?? null,
      collages: boards.map((one) => one?.picture ?? null),
    }),
    ...(attachments.length > 0 ? { attachments } : {}),
    // One-click unsubscribe from the mail client, with no page in between (RFC 8058).
    ...(leave
      ? { headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
      : {}),
  });
};

/** The lead pictures, which have their own background: a cut-out would stand on whatever color the mail program has. */
async function picturesOf(
  ctx: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, LetterPicture>> {
  if (recordIds.length === 0) return new Map();
  return new Map(
    [...(await itemsById(ctx, recordIds))].flatMap(([recordId, { pictures }]) => {
      const picture = pictures.front[0] ?? pictures.cutOut;
      return picture && !isPrivate(picture.publicId) ? [[recordId, picture]] : [];
    }),
  );
}

const roomWidth = 1200;

/** The customer's newest picture of their room, to travel with the letter. Null if they took none, or took it back. */
async function enclosedRoom(ctx: Pick<Ctx, 'db' | 'files'>, selectionId: string) {
  const taken = await roomPictureOf(ctx, selectionId);
  const content = taken && (await drawRoomPicture(ctx, taken, { width: roomWidth }));
  if (!taken || !content) return null;
  return inlinePicture('your-room.jpg', { content, width: taken.width, height: taken.height });
}

/** Both boards' collages, to travel with the letter: what a customer was offered is only theirs to see. */
async function enclosedBoards(ctx: Pick<Ctx, 'db'>, selectionId: string) {
  const drawn = await drawBoards(ctx, selectionId);
  // One without the other isn't shown, so it doesn't travel either.
  if (drawn.some((board) => board === null)) return [];
  return drawn.flatMap((board, index) => (board ? [inlinePicture(`board-${boardIds[index] ?? 'a'}.jpg`, board)] : []));
}

function inlinePicture(name: string, { content, ...size }: { content: Buffer; width: number; height: number }) {
  const file: Attachment = { name, type: 'image/jpeg', content, isInline: true };
  return { file, picture: { name, ...size } };
}
