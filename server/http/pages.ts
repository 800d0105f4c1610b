import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { HttpEnvironment } from './environment.ts';
import { type PageRequest, pageRequest } from './router-context.ts';

export interface PagesSettings {
  loadBuild: () => Promise<ServerBuild>;
  development: boolean;
  services: Pick<PageRequest, 'auth' | 'config' | 'cards' | 'styleOf'>;
}

/** Everything that is not an API call or a file is a page. */
export function pages({ loadBuild, development, services }: PagesSettings) {
  const handle = createRequestHandler(loadBuild, development ? 'development' : 'production');
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
  if (!appOrigin) return request;
  const url = new URL(request.url);
  if (url.origin === appOrigin) return request;
  return new Request(new URL(url.pathname + url.search, appOrigin), request);
}
