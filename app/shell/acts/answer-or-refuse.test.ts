import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { heldBackWords } from '../proof/proved.ts';
import { answerOrRefuse, unansweredStatus, unansweredWords } from './answer-or-refuse.ts';

const { unreached, failed } = unansweredWords;
const pressed = () =>
  new Request('https://hearthline.test/orders/1', { method: 'POST', body: new URLSearchParams({ note: 'Too soft' }) });
const refused = (message: string) => ({ ok: false as const, message });

/** Sends the action as the router would, with the request failing this way. */
const sent = (failure: unknown, request = pressed()) =>
  answerOrRefuse({ request, serverAction: () => Promise.reject(failure) }, refused);

describe('an act that gets no answer', () => {
  it.each([
    ['without a network', new TypeError('Failed to fetch'), unreached],
    ['while the server restarts', new ErrorResponse(502, 'Bad Gateway', ''), unreached],
    ['while the shop is closed', new ErrorResponse(503, 'Service Unavailable', ''), unreached],
    ['behind a proxy that gave up', new ErrorResponse(504, 'Gateway Timeout', ''), unreached],
    ['that failed on the server', new ErrorResponse(500, 'Internal Server Error', ''), failed],
    ['that failed in the act itself', new Error('Unexpected Server Error'), failed],
  ])('%s is refused in the form’s own shape, and the page asks for nothing', async (_when, failure, message) => {
    expect(await sent(failure)).toMatchObject({
      data: { ok: false, message },
      init: { status: unansweredStatus },
    });
  });

  it('at a door that was knocked at too often is told how long to wait, where it was pressed', async () => {
    const message = 'Too many tries. Please try again in 2 minutes.';
    expect(await sent(new ErrorResponse(429, '', { message }))).toMatchObject({
      data: { ok: false, message },
      init: { status: 429 },
    });
  });

  it.each([
    [403, 'proof-needed'],
    [401, 'signed-out'],
  ] as const)('that was held back (%i) is refused in the form’s own shape', async (status, code) => {
    const failure = new ErrorResponse(status, '', { error: { code, message: '' } });
    expect(await sent(failure)).toMatchObject({
      data: { ok: false, message: heldBackWords[code] },
      init: { status: 403 },
    });
  });

  it('is sent once', async () => {
    const serverAction = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await answerOrRefuse({ request: pressed(), serverAction }, refused);
    expect(serverAction).toHaveBeenCalledTimes(1);
  });

  it('gives the form back as it was sent, though the router has read it', async () => {
    const request = pressed();
    const serverAction = async () => {
      await request.formData();
      throw new TypeError('Failed to fetch');
    };
    const answer = await answerOrRefuse({ request, serverAction }, async (_message, form) =>
      Object.fromEntries(await form.formData()),
    );
    expect(answer).toMatchObject({ data: { note: 'Too soft' } });
  });
});

describe('what was answered goes through as it is', () => {
  it('an answer, good or bad', async () => {
    for (const answer of [{ ok: true }, { ok: false, message: 'No.' }, null]) {
      expect(await answerOrRefuse({ request: pressed(), serverAction: async () => answer }, refused)).toBe(answer);
    }
  });

  it.each([
    ['a way to somewhere else', redirect('/orders')],
    ['what does not exist', new ErrorResponse(404, 'Not Found', '')],
    ['what was refused at the door', new ErrorResponse(403, 'Forbidden', '')],
    ['a mistake of ours in the browser', new RangeError('no such line')],
  ])('%s is thrown on', async (_what, thrown) => {
    await expect(sent(thrown)).rejects.toBe(thrown);
  });

  it('an act that the router canceled isn’t reported', async () => {
    const left = new AbortController();
    const request = new Request(pressed(), { signal: left.signal });
    left.abort();
    const failure = new TypeError('Failed to fetch');
    await expect(sent(failure, request)).rejects.toBe(failure);
  });
});

it('the router still calls a failure on the server so', () => {
  const router = createRequire(import.meta.url).resolve('react-router');
  const errors = readFileSync(join(router, '../lib/server-runtime/errors.js'), 'utf8');
  expect(errors).toContain('new Error("Unexpected Server Error")');
});
