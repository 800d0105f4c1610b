import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { checkedRequest } from './checked-request.ts';
import type { HttpEnvironment } from './environment.ts';
import { type PageRequest, pageRequest } from './router-context.ts';
import { tellingMistakes } from './senders-mistake.ts';

export interface PagesSettings {
  loadBuild: () => Promise<ServerBuild>;
  development: boolean;
  services: Pick<PageRequest, 'auth' | 'config' | 'cards' | 'styleOf'>;
}

/** Everything that is not an API call or a file is a page. */
export function pages({ loadBuild, development, services }: PagesSettings) {
  const handle = createRequestHandler(
    async () => tellingMistakes(await loadBuild()),
    development ? 'development' : 'production',
  );
  return (context: Context<HttpEnvironment>) => {
    const request = onOwnOrigin(context.req.raw, services.config.appOrigin);
    const provider = new RouterContextProvider();
    provider.set(pageRequest, {
      ...services,
      ctx: context.get('ctx'),
      log: context.get('log'),
      nonce: context.get('nonce'),
      visitorId: context.get('visitorId'),
      origin: new URL(request.url).origin,
    });
    return handle(request, provider);
  };
}

/** Behind a proxy the request names an inner address; the router compares it with the form's origin, so we mend it. */
function onOwnOrigin(request: Request, appOrigin: string | undefined): Request {
  const given = new URL(request.url);
  const url = appOrigin ? new URL(given.pathname + given.search, appOrigin) : given;
  if (request.body) return checkedRequest(request, url);
  return url.origin === given.origin ? request : new Request(url, request);
}
