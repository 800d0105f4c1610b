import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Faults } from '../faults.ts';
import type { FormTree } from './form.ts';
import { readParams } from './read-params.ts';
import type { Json } from './refusal.ts';

export type KeyKind = 'secret' | 'publishable';

/** What every act has at hand, whether a call, the authentication page or the passing of time began it. */
export interface Moment {
  tx: PoolClient;
  now: Date;
  faults: Faults;
  isSent(type: string): boolean;
  /** Something was written down that time brings: an event to send, a payment to settle. */
  hasDue(): void;
  requestId: string | null;
  idempotencyKey: string | null;
}

export interface Request extends Moment {
  /** The id in the address: `/v1/payment_intents/:id`. */
  id: string;
  /** The second one, where there are two. */
  innerId: string;
  keyKind: KeyKind;
  /** Where this server is reached by whoever asks. */
  origin: string;
}

export interface Call<Params> extends Request {
  params: Params;
}

/** 402 is an act that happened: the card was asked and said no. Everything else that fails is a Refusal, and thrown. */
export interface Answer {
  status: 200 | 402;
  body: Json;
}

export interface Endpoint {
  method: 'get' | 'post';
  path: string;
  /** A browser may call it with the publishable key. */
  publishable: boolean;
  act(request: Request, form: FormTree): Promise<Answer>;
}

interface Definition<Schema extends z.ZodType> {
  publishable?: boolean;
  params: Schema;
  act(call: Call<z.output<Schema>>): Promise<Answer>;
}

export function endpoint<Schema extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  { publishable = false, params, act }: Definition<Schema>,
): Endpoint {
  return {
    method,
    path,
    publishable,
    act: (request, form) => act({ ...request, params: readParams(params, form) }),
  };
}

export const done = (body: Json): Answer => ({ status: 200, body });
