import { data, isRouteErrorResponse } from 'react-router';
import { heldBackMessage } from '../proof/proved.ts';

/** Makes no claim about whether the action went through: the answer may have been lost after the server did it. */
export const unansweredWords = {
  unreached:
    'We couldn’t reach Hearthline, so this may not have gone through. What you entered is still here. Please check your connection and try again.',
  failed:
    'Something went wrong on our side, so this may not have gone through. What you entered is still here. Please try again in a moment.',
};

interface Act<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/**
 * Every form submits through this. When the network is down or the server is restarting, the router would replace the
 * form, and everything typed into it, with the error page. Instead we answer with a refusal in the form's own shape,
 * shown next to the button. We never resend the action from here, and the page doesn't reload its data after it.
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

/** Tells a page that reloads its data after every action that the server can't be reached. */
export const unansweredStatus = 503;

const tooManyStatus = 429;

/** How long to wait, if the request was rate limited (`limitedDoor`). Null for any other error. */
export function tooManyMessage(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status !== tooManyStatus) return null;
  const { data: said }: { data: unknown } = error;
  return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : null;
}

const between = new Set([502, 503, 504]);

/** Null for anything the server answered on purpose, such as a redirect or a 404. */
export function unansweredMessage(error: unknown): string | null {
  if (isRouteErrorResponse(error) && error.status >= 500) {
    return between.has(error.status) ? unansweredWords.unreached : unansweredWords.failed;
  }
  // What fetch throws when a request gets no answer.
  if (error instanceof TypeError) return unansweredWords.unreached;
  return error instanceof Error && error.message === unexpected ? unansweredWords.failed : null;
}

/** The router's generic message in the browser for a server error. The real error is in the server log. */
const unexpected = 'Unexpected Server Error';
