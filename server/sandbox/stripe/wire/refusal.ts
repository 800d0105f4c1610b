import type { Decline } from '../cards.ts';

export type Json = { [key: string]: unknown };

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_intent?: Json;
  payment_method?: Json;
}

/** A call rejected before it changes anything. Its work is rolled back, and its idempotency key stays unused. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 500;
  readonly body: ErrorBody;

  constructor(status: Refusal['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Partial<ErrorBody> = {}) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const cardRefusal = (code: string, message: string, param: string) =>
  new Refusal(402, { type: 'card_error', code, message, param });

export const declined = (decline: Decline): ErrorBody => ({ type: 'card_error', ...decline });
