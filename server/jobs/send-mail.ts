import { z } from 'zod';
import { type LetterPicture, letterHtml, letterSchema, letterText, piecesPictured } from '#core/letter/index.ts';
import { isPrivate } from '#core/media/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { purchaseOrderEnclosures } from '../purchase-order/enclosures.ts';
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
  await ctx.mail.send({
    id: effectId,
    to,
    subject,
    text: letterText(letter, ctx.company),
    html: letterHtml(letter, ctx.company, await picturesOf(ctx, piecesPictured(letter))),
    ...(enclosed ? { attachments: await purchaseOrderEnclosures(ctx, enclosed.purchaseOrderId) } : {}),
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
