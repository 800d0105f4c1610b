type Fetch = typeof window.fetch;

const again = new Set([502, 503, 504]);
const lookAgainMs = 2000;

/**
 * A page that asks its loaders again stands already, and may be in use: without a network, or while the server starts anew,
 * its question waits. Failing, it would put the problem page in the place of a good one. Returns how to undo it.
 */
export function waitForNetwork(isAskedAgain: () => boolean): () => void {
  const ask = window.fetch;
  const asks: Fetch = (wanted, how) =>
    isAskedAgain() && isPageData(wanted, how) ? askUntilAnswered(ask, wanted, how) : ask(wanted, how);
  window.fetch = asks;
  return () => {
    if (window.fetch === asks) window.fetch = ask;
  };
}

/** Only what is read: an act that was sent once is never sent again from here. */
function isPageData(wanted: RequestInfo | URL, how?: RequestInit): boolean {
  const { url, method } = wanted instanceof Request ? wanted : { url: String(wanted), method: how?.method ?? 'GET' };
  return method === 'GET' && new URL(url, window.location.href).pathname.endsWith('.data');
}

async function askUntilAnswered(ask: Fetch, wanted: RequestInfo | URL, how?: RequestInit): Promise<Response> {
  const leaving = how?.signal ?? (wanted instanceof Request ? wanted.signal : null);
  while (true) {
    leaving?.throwIfAborted();
    if (navigator.onLine) {
      const answer = await ask(wanted, how).catch(() => null);
      if (answer && !again.has(answer.status)) return answer;
      leaving?.throwIfAborted();
    }
    await networkOrLeaving(leaving);
  }
}

/** Until there is a network again, or for a moment where there is one; whoever leaves the page waits no longer. */
function networkOrLeaving(leaving: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const goOn = () => {
      done.abort();
      clearTimeout(moment);
      resolve();
    };
    const moment = navigator.onLine ? setTimeout(goOn, lookAgainMs) : undefined;
    window.addEventListener('online', goOn, { signal: done.signal });
    leaving?.addEventListener('abort', goOn, { signal: done.signal });
  });
}
