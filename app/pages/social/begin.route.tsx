import { begunHere, limitedDoor } from '#app/shell/guards.ts';
import { redirect, redirectToProvider } from '#app/shell/redirect.ts';
import { beginSocial } from '#server/account/sign-in/begin-social.ts';
import { isSocialProvider, socialProviderOrigins } from '#server/gateways/identity/port.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/begin.route.ts';

export const middleware: Route.MiddlewareFunction[] = [begunHere, ...limitedDoor('social')];

/** Opened in the social pop-up; redirects straight to the provider. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { ctx, auth } = servicesOf(context);
  const way = new URL(request.url).searchParams.get('way') === 'page' ? 'page' : 'popup';
  const backTo = `/social/done?way=${way}`;
  if (!isSocialProvider(params.provider)) return redirect(`${backTo}&error=oauth_provider_not_found`);
  // Only our own page may request a new session in place of the current one.
  const isOurs = request.headers.get('sec-fetch-site') === 'same-origin';
  const again = isOurs && new URL(request.url).searchParams.get('again') === '1';
  const given = { provider: params.provider, backTo, headers: request.headers, again };
  const begun = await beginSocial(ctx, auth, given).catch(() => null);
  const origins = [...socialProviderOrigins, ctx.company.origin];
  const toProvider = begun && redirectToProvider(begun.url, origins, begun.headers);
  return toProvider ?? redirect(`${backTo}&error=not_begun`);
}
