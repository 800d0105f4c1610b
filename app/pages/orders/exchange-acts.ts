export const exchangePath = '/orders/exchange';

export interface ExchangeAnswer {
  /** Why it failed, in a sentence for the customer; otherwise empty. */
  message: string;
  paid: boolean;
  /** The bank is processing it, so don't ask for a card again. */
  processing: boolean;
  clientSecret: string | null;
}
