import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '#app/parts/request/send.ts';
import { additionalInfoText, signInText, signUpText } from '#core/texts/index.ts';
import { readAnswer, type UnansweredText, unansweredText } from './read-answer.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Sends the form to a server that answers like this and reads what comes back. */
async function read(answer: () => Promise<Response>, textOf: UnansweredText) {
  vi.stubGlobal('fetch', answer);
  return readAnswer(await send('/sign-in', { form: new URLSearchParams() }), textOf);
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });
const noJson = (status: number) => async () => new Response('<h1>Bad gateway</h1>', { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const failedInJson = json(500, { error: { code: 'unexpected', message: 'The books are closed.' } });

const signIn: UnansweredText = ({ code, error }) => signInText(code, error);
const signUp: UnansweredText = ({ code }) => signUpText(code, { shortest: 6 });
const additionalInfo: UnansweredText = ({ code }) => additionalInfoText(code);

const unknownLogin = 'An unknown login error has occurred.';
const onOurSide = 'Something went wrong on our side';

describe('§8 an answer the form doesn’t know', () => {
  it.each([
    ['a 500', failedInJson, `${unknownLogin} The books are closed.`],
    ['an answer that is no JSON', noJson(502), `${unknownLogin} ${onOurSide} (502). Please try again.`],
    ['a page instead of an answer', noJson(200), `${unknownLogin} ${onOurSide} (200). Please try again.`],
    ['JSON of another shape', json(500, 'no'), `${unknownLogin} ${onOurSide} (500). Please try again.`],
    ['a lost connection', lost, 'A network error has occurred. Please try again later.'],
  ])('§8 sign-in, %s: the unknown login error, followed by the error', async (_what, answer, failure) => {
    expect(await read(answer, signIn)).toEqual({ failure });
  });

  it.each([
    ['a 500', failedInJson],
    ['an answer that is no JSON', noJson(502)],
    ['a lost connection', lost],
  ])('§8 sign-up and the additional-info modal, %s: their own texts', async (_what, answer) => {
    expect(await read(answer, signUp)).toEqual({
      failure: 'Unexpected error. Please refresh the page and try again.',
    });
    expect(await read(answer, additionalInfo)).toEqual({ failure: 'An unknown sign-up error has occurred.' });
  });

  it('§8 a form without a text of its own shows the error’s message', async () => {
    expect(await read(failedInJson, unansweredText)).toEqual({ failure: 'The books are closed.' });
  });
});

describe('an answer the form does know', () => {
  it.each([
    ['too many tries', json(429, { error: { code: 'too-many-requests', message: 'Wait.' } })],
    ['too many tries at a page', json(429, { message: 'Wait.' })],
    ['a proof that was declined', json(403, { error: { code: 'proof-needed', message: 'Wait.' } })],
    ['a second factor', json(403, { error: { code: 'factor-proof-needed', message: 'Wait.' } })],
    ['a session that ended', json(401, { error: { code: 'signed-out', message: 'Wait.' } })],
  ])('%s is told as it is', async (_what, answer) => {
    expect(await read(answer, signIn)).toEqual({ failure: 'Wait.' });
  });

  it('its own answer, good or bad, is passed on', async () => {
    expect(await read(json(200, { ok: true, uid: 'june' }), signIn)).toEqual({ answer: { ok: true, uid: 'june' } });
    const refused = { ok: false, field: 'email', message: 'No.' };
    expect(await read(json(400, refused), signIn)).toEqual({ answer: refused });
  });
});
