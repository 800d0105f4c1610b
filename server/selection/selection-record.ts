import { type Selection, writePaymentOrderData } from '#core/selection/index.ts';

/** A selection in the document-store format: boards with furniture, what is chosen, delivery as JSON text. */
export function selectionRecord(selection: Selection) {
  const { id, surveyId, revision, state, publishedAt, boards, chosen, whiteGloveStatus, ordered } = selection;
  return {
    ...{ id, surveyId, revision, state },
    publishedAt: publishedAt?.toISOString() ?? null,
    boards,
    chosen,
    whiteGloveStatus,
    ordered,
    paymentOrderData: writePaymentOrderData(whiteGloveStatus),
  };
}
