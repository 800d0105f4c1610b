import type { Auth } from '../account/auth.ts';
import { accountRecord } from '../account/privacy/account-record.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { notesOfAccount } from '../customer/notes-of-account.ts';
import { favoritesOfAccount } from '../favorite/favorites.ts';
import { feeOfAccount } from '../fee/fee-of-account.ts';
import { uploadsOfAccount } from '../media/uploads/forget-uploads.ts';
import { messagesOfAccount } from '../message/messages-of-account.ts';
import { orderRecord } from '../order/records/order-record.ts';
import { ordersOfAccount } from '../order/records/orders-of-account.ts';
import { promiseCreditsOf } from '../project/promise/order-credits.ts';
import { reviewsOfAccount } from '../review/read-reviews.ts';
import { roomsOfAccount } from '../room/rooms-of-account.ts';
import { listSelections } from '../selection/results/list-selections.ts';
import { selectionRecord } from '../selection/selection-record.ts';
import { listSurveys } from '../survey/list-surveys.ts';
import { surveyRecord } from '../survey/survey-record.ts';
import { swatchesOfAccount } from '../swatch/swatch-requests.ts';
import { exemptionsOfAccount } from '../tax/exemptions.ts';
import { visitsOfAccount } from '../visit/visits-of-account.ts';

/** Everything we know about the person, in the API's formats. Null for a visitor. */
export async function downloadAccount(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, auth: Auth, headers: Headers) {
  const allowed = authorise(ctx.actor, 'account.download-own');
  const person = allowed.ok ? await accountRecord(ctx, auth, headers) : null;
  if (!allowed.ok || !person) return null;
  return {
    writtenAt: ctx.clock.now().toISOString(),
    ...person,
    surveysData: (await listSurveys(ctx)).map(surveyRecord),
    rooms: await roomsOfAccount(ctx, allowed.account.id),
    uploads: await uploadsOfAccount(ctx, allowed.account.id),
    visits: [...(await visitsOfAccount(ctx)).values()],
    fee: await feeOfAccount(ctx),
    lateBoardsCredits: await promiseCreditsOf(ctx, allowed.account.id),
    selections: (await listSelections(ctx)).map(selectionRecord),
    orders: (await ordersOfAccount(ctx)).map(orderRecord),
    favorites: await favoritesOfAccount(ctx, allowed.account.id),
    reviews: await reviewsOfAccount(ctx, allowed.account.id),
    swatches: await swatchesOfAccount(ctx, allowed.account.id),
    messages: await messagesOfAccount(ctx, allowed.account.id),
    taxExemptions: await exemptionsOfAccount(ctx, allowed.account.id),
    notedByStaff: await notesOfAccount(ctx, allowed.account.id),
  };
}
