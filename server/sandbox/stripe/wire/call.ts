import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Faults } from '../faults.ts';
import { type FormTree, nameOf } from './form.ts';
import { invalid, type Json } from './refusal.ts';

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

/** Turns the first thing wrong with the parameters into Stripe's error for it. */
function readParams<Schema extends z.ZodType>(schema: Schema, tree: FormTree): z.output<Schema> {
  const parsed = schema.safeParse(tree);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const some = names.length === 1 ? 'parameter' : 'parameters';
    throw invalid(`Received unknown ${some}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      ...(names[0] ? { param: names[0] } : {}),
    });
  }
  if (isAbsent(tree, issue.path)) {
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  if (issue.code === 'too_small') {
    throw invalid(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: name },
    );
  }
  const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : undefined;
  const message = code || issue.code === 'custom' ? issue.message : `Invalid ${name}: ${issue.message}`;
  throw invalid(message, { param: name, ...(code ? { code } : {}) });
}

type Issue = z.core.$ZodIssue;

/** In a choice of shapes, what is wrong with the one that came nearest. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (!first) throw new Error('a failed check without an issue');
  if (first.code !== 'invalid_union') return first;
  const inner = first.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? deepest([{ ...inner, path: [...first.path, ...inner.path] }]) : first;
}

function isAbsent(tree: FormTree, path: readonly PropertyKey[]): boolean {
  let at: string | FormTree | undefined = tree;
  for (const key of path) at = typeof at === 'object' ? at[String(key)] : undefined;
  return at === undefined;
}
