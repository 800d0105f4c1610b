import { redirect } from 'react-router';
import { limitedDoor } from '#app/shell/guards.ts';
import { beginSocial } from '#server/account/sign-in/begin-social.ts';
import { isSocialProvider } from '#server/gateways/identity/port.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/begin.route.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('social');

/** Where a social pop-up is opened: it goes straight on to the provider. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { ctx, auth } = servicesOf(context);
  const way = new URL(request.url).searchParams.get('way') === 'page' ? 'page' : 'popup';
  const backTo = `/social/done?way=${way}`;
  if (!isSocialProvider(params.provider)) return redirect(`${backTo}&error=oauth_provider_not_found`);
  const begun = await beginSocial(ctx, auth, { provider: params.provider, backTo, headers: request.headers }).catch(
    () => null,
  );
  return begun ? redirect(begun.url, { headers: begun.headers }) : redirect(`${backTo}&error=not_begun`);
}
