import { type Selection, writePaymentOrderData } from '#core/selection/index.ts';

/** A selection as the document store has it: boards with their furniture, what is chosen, the delivery as JSON text. */
export function selectionRecord(selection: Selection) {
  const { id, surveyId, revision, state, publishedAt, boards, chosen, whiteGloveStatus } = selection;
  return {
    ...{ id, surveyId, revision, state },
    publishedAt: publishedAt?.toISOString() ?? null,
    boards,
    chosen,
    whiteGloveStatus,
    paymentOrderData: writePaymentOrderData(whiteGloveStatus),
  };
}
