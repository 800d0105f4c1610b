import { type ClaimReport, claimWishWords, type Takes } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { areOwnUploads } from '../../media/uploads/own-uploads.ts';
import { type LinesRefused, onLines } from '../fulfillment/change-lines.ts';
import { noteEvent } from '../fulfillment/take-step.ts';
import { promiseSpecialistNews } from '../letters/mail-specialist.ts';
import { linePiece } from '../letters/order-letter.ts';
import { promiseClaimNews } from './mail-claim.ts';
import { type ClaimRow, hasOpenClaim, insertClaim } from './store-claims.ts';

export interface DamageReported extends ClaimReport {
  orderId: string;
  lineId: string;
  /** Only some of its pieces. */
  takes?: Takes;
}

export type ClaimMade = { ok: true; claim: ClaimRow } | LinesRefused;

/** The key of the email to the specialist, which contains what the customer wrote. */
export const claimMailKey = (claimId: string) => `order-claim:${claimId}`;

/**
 * A customer reports damage on a piece they received, or on some pieces of a line, with photos and what they'd like. It
 * takes as long as a return may be asked for. Nothing moves until it's decided.
 */
export function reportDamage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { orderId, lineId, takes = {}, want, words, photos: given }: DamageReported,
): Promise<ClaimMade> {
  const capabilities = { own: 'order.claim-own' } as const;
  const change = { orderId, lineIds: [lineId], takes, act: 'request return', capabilities } as const;
  return onLines<ClaimMade>(ctx, change, async (inside, order, [line]) => {
    const photos = [...new Set(given)];
    if (!line || !(await areOwnUploads(inside, photos))) return { ok: false, reason: 'not-found' };
    // Also of the line that these pieces were a part of a moment ago.
    if (await hasOpenClaim(inside.db, [line.id, lineId])) return { ok: false, reason: 'refused', refusal: 'claimed' };
    const id = inside.ids.next('claim');
    const at = inside.clock.now();
    const claim = await insertClaim(inside.db, {
      ...{ id, orderId, lineId: line.id, want, words, photos, at },
      state: 'open',
    });
    await noteEvent(inside, order, [line], { act: 'report damage', detail: { claim: id, want } });
    await promiseClaimNews(inside, order, line, claim);
    await promiseSpecialistNews(inside, order, {
      subject: (firstName) => `${firstName} reported damage`,
      title: 'A piece arrived damaged',
      paragraph: (firstName) =>
        `${firstName} reported damage and sent ${photos.length === 1 ? 'a photo' : `${photos.length} photos`}.`,
      said: words,
      pieces: { list: [{ ...linePiece(line), facts: [claimWishWords[want]] }] },
      rows: [],
      onceKey: claimMailKey(id),
    });
    return { ok: true, claim };
  });
}
