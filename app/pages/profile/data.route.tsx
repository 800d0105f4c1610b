import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { redirect } from '#app/shell/redirect.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { downloadAccount } from '#server/privacy/download-account.ts';
import type { Route } from './+types/data.route.ts';

/** Everything we know about the user, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, auth } = servicesOf(context);
  const known = await downloadAccount(ctx, auth, request.headers);
  if (!known) throw redirect(signInPath('/profile'));
  return new Response(JSON.stringify(known, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hearthline-my-data.json"',
      'Cache-Control': 'no-store',
    },
  });
}
