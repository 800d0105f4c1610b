export const exchangePath = '/orders/exchange';

export interface ExchangeAnswer {
  /** Why not, in a sentence for the customer; empty where there is no reason. */
  message: string;
  paid: boolean;
  /** The bank has it: no card is asked again. */
  processing: boolean;
  clientSecret: string | null;
}
