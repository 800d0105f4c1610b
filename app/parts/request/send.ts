import { parseJson } from '#core/texts/index.ts';

export interface Sent<Answer> {
  ok: boolean;
  /** 0: the server couldn't be reached, so we don't know whether it did what was asked. */
  status: number;
  /** What it answered, good or bad; null where that was no JSON. */
  answer: Answer | null;
  /** The answer as it was sent, also where it was no JSON. */
  text: string;
}

/** As for someone who isn't signed in: a door led away from what was asked, such as after a change of role. */
const ledAway = 401;

interface Request {
  method?: 'POST' | 'PATCH';
  /** What is sent: JSON, or a form. */
  json?: object;
  form?: FormData | URLSearchParams;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/**
 * The one way a page's script posts to our server. It never throws: a lost connection is an outcome like any other, and
 * the caller says what that means for what was typed. Forms that the router sends go through `answerOrRefuse`.
 */
export async function send<Answer>(path: string, request: Request): Promise<Sent<Answer>> {
  const { method = 'POST', json, form, keepalive = false } = request;
  const body = json ? JSON.stringify(json) : form;
  const headers: HeadersInit = json ? { 'Content-Type': 'application/json' } : {};
  try {
    const response = await fetch(path, { method, headers, keepalive, ...(body === undefined ? {} : { body }) });
    const text = await response.text().catch(() => '');
    // Led away to a page: nothing was done, and what came back is that page.
    if (response.redirected) return { ok: false, status: ledAway, answer: null, text: '' };
    return { ok: response.ok, status: response.status, answer: parseJson(text) as Answer | null, text };
  } catch {
    return { ok: false, status: 0, answer: null, text: '' };
  }
}
