import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Faults } from '../faults.ts';
import { type FormTree, nameOf } from './form.ts';
import { invalid, type Json } from './refusal.ts';

export type KeyKind = 'secret' | 'publishable';

/** What every action can use, whether triggered by a call, the authentication page or a timer. */
export interface Moment {
  tx: PoolClient;
  now: Date;
  faults: Faults;
  isSent(type: string): boolean;
  /** Call this after scheduling work: an event to send or a payment to settle. */
  hasDue(): void;
  requestId: string | null;
  idempotencyKey: string | null;
}

export interface Request extends Moment {
  /** The id in the path: `/v1/payment_intents/:id`. */
  id: string;
  /** The second id, if the path has two. */
  innerId: string;
  keyKind: KeyKind;
  /** This server's origin as the caller sees it. */
  origin: string;
}

export interface Call<Params> extends Request {
  params: Params;
}

/** A 402 means the action happened: the card was tried and declined. Every other failure is a thrown Refusal. */
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

/** Turns the first invalid parameter into Stripe's error for it. */
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

/** For a union, the problem with the closest match. */
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
