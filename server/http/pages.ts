import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { holdsStorable, isStorable } from '#core/texts/index.ts';
import { backSoon } from './back-soon.ts';
import type { HttpEnvironment } from './environment.ts';
import { type PageRequest, pageRequest } from './router-context.ts';
import { tellingMistakes, unreadable } from './senders-mistake.ts';
import { wantsPage } from './wants-page.ts';

/** A thrown Response becomes the page's answer instead of counting as our error. */
const refuse = (): never => {
  throw new Response(unreadable, { status: 400 });
};

/**
 * A page request with a body. A body that isn't a valid form, or that holds a character the database can't store, is
 * the sender's mistake; an action that reads it goes no further.
 */
class CheckedRequest extends Request {
  override async formData(): Promise<FormData> {
    const form = await super.formData().catch(refuse);
    const texts = [...form].flatMap(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    return texts.every(isStorable) ? form : refuse();
  }

  override async json(): Promise<unknown> {
    const value: unknown = await super.json();
    return holdsStorable(value) ? value : refuse();
  }
}

/** The same request, with checks. Rebuilt from its parts, because the server's own Request class can't be copied. */
function checkedRequest(request: Request, url: string | URL): Request {
  const { method, headers, body, signal } = request;
  return new CheckedRequest(url, { method, headers, body, signal, ...(body ? { duplex: 'half' } : {}) } as RequestInit);
}

export interface PagesSettings {
  loadBuild: () => Promise<ServerBuild>;
  development: boolean;
  services: Pick<PageRequest, 'auth' | 'config' | 'cards' | 'styleOf'>;
}

/** Everything that isn't an API call or a file is a page. */
export function pages({ loadBuild, development, services }: PagesSettings) {
  const handle = createRequestHandler(
    async () => tellingMistakes(await loadBuild()),
    development ? 'development' : 'production',
  );
  return async (context: Context<HttpEnvironment>) => {
    const request = onOwnOrigin(context.req.raw, services.config.appOrigin);
    const provider = new RouterContextProvider();
    provider.set(pageRequest, {
      ...services,
      ctx: context.get('ctx'),
      log: context.get('log'),
      requestId: context.get('requestId'),
      nonce: context.get('nonce'),
      visitorId: context.get('visitorId'),
      origin: new URL(request.url).origin,
    });
    const answer = await handle(request, provider);
    return answer.status === 503 && wantsPage(context) ? backSoon(context) : answer;
  };
}

/** Behind a proxy the request has an internal URL. The router compares it with the form's origin, so we fix it here. */
function onOwnOrigin(request: Request, appOrigin: string | undefined): Request {
  const given = new URL(request.url);
  const url = appOrigin ? new URL(given.pathname + given.search, appOrigin) : given;
  if (request.body) return checkedRequest(request, url);
  return url.origin === given.origin ? request : new Request(url, request);
}
