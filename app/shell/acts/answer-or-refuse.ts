import { data, isRouteErrorResponse } from 'react-router';
import { heldBackMessage } from '../proof/proved.ts';

/** Nothing is claimed about whether it was done: the answer may have been lost after the act. */
export const unansweredWords = {
  unreached:
    'Hearthline did not answer, so we cannot say whether this was done. What you entered is still here: please check your connection and press again.',
  failed:
    'Something went wrong on our side, so we cannot say whether this was done. What you entered is still here: please press again in a moment.',
};

interface Act<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/**
 * Every form's way to the server. Without a network, or while the server starts anew, the router would put the problem
 * page in the place of the form, with all that was typed in it; so that is answered as a refusal, in the form's own shape,
 * and told where it was pressed. The act is never sent again from here, and the page asks for nothing after it.
 */
export async function answerOrRefuse<Answer, Refusal>(
  { request, serverAction }: Act<Answer>,
  refuse: (message: string, sent: Request) => Refusal | Promise<Refusal>,
) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (request.signal.aborted) throw error;
    const wait = tooManyMessage(error);
    if (wait !== null) return data(await refuse(wait, sent), { status: tooManyStatus });
    const heldBack = heldBackMessage(error);
    if (heldBack !== null) return data(await refuse(heldBack, sent), { status: 403 });
    const message = unansweredMessage(error);
    if (message === null) throw error;
    return data(await refuse(message, sent), { status: unansweredStatus });
  }
}

/** By it a page that asks its loaders after every act knows that there is nobody to ask. */
export const unansweredStatus = 503;

const tooManyStatus = 429;

/** How long to wait, where a door said so (`limitedDoor`); null for anything else. */
export function tooManyMessage(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status !== tooManyStatus) return null;
  const { data: said }: { data: unknown } = error;
  return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : null;
}

const between = new Set([502, 503, 504]);

/** Null for all that was answered on purpose: where to go instead, and what there is not. */
export function unansweredMessage(error: unknown): string | null {
  if (isRouteErrorResponse(error) && error.status >= 500) {
    return between.has(error.status) ? unansweredWords.unreached : unansweredWords.failed;
  }
  // The browser's own word for a request that got no answer.
  if (error instanceof TypeError) return unansweredWords.unreached;
  return error instanceof Error && error.message === unexpected ? unansweredWords.failed : null;
}

/** So the router calls in the browser what failed on the server, which has it in its log. */
const unexpected = 'Unexpected Server Error';
