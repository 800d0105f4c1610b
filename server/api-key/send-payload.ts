import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { callWithKey, type KeyCallPath, keyCalls } from './call-with-key.ts';

export interface Payload {
  path: string;
  key: string;
  json: string;
  trial: boolean;
}

export type PayloadSent =
  | { ok: true; message: string }
  | { ok: false; reason: 'not-allowed' | 'unknown-call' | 'no-json' }
  /** The call's own refusal, in its words. */
  | { ok: false; reason: 'refused'; message: string };

const isCall = (path: string): path is KeyCallPath => Object.hasOwn(keyCalls, path);

/**
 * A program's payload, sent from the studio by someone on staff who has a key, or tried without effect. The key decides
 * what the call may do, as it does for the program.
 */
export async function sendPayload(ctx: Ctx, { path, key, json, trial }: Payload): Promise<PayloadSent> {
  if (!authorise(ctx.actor, 'payload.send').ok) return { ok: false, reason: 'not-allowed' };
  if (!isCall(path)) return { ok: false, reason: 'unknown-call' };
  const body = readJson(json);
  if (body === undefined) return { ok: false, reason: 'no-json' };
  try {
    const { message } = await callWithKey(ctx, {
      ...{ path, key: key.trim(), trial, sentBy: ctx.actor },
      readBody: async () => body,
    });
    return { ok: true, message: String(message) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, reason: 'refused', message: error.message };
    throw error;
  }
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
