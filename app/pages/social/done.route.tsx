import { redirect } from '#app/shell/redirect.ts';
import { issueLoginValue } from '#server/account/sign-in/enter-by-login-value.ts';
import { claimFavorites } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { claimUploads } from '#server/media/uploads/claim-uploads.ts';
import type { Route } from './+types/done.route.ts';

/** Where a provider sends the user back to. A pop-up tells its opener and closes; a full page goes home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, auth, nonce, visitorId } = servicesOf(context);
  const asked = new URL(request.url).searchParams;
  const error = asked.get('error');
  const uid = ctx.actor.kind === 'account' && !error ? ctx.actor.id : null;
  if (uid) {
    await claimUploads(ctx, { visitorId, accountId: uid });
    await claimFavorites(ctx, { visitorId, accountId: uid });
  }
  if (asked.get('way') === 'page') {
    const login = uid ? await issueLoginValue(ctx, auth, request.headers) : null;
    if (login) {
      const headers = { 'Set-Cookie': login.cookie };
      return redirect(`/?login=${encodeURIComponent(login.value)}`, { headers });
    }
    return redirect(error === 'account_not_linked' ? '/?signUp=1&social=exists' : '/?signUp=1');
  }
  return new Response(page(nonce, { uid, error }), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Close anyway if no one answers: the page that opened the window is gone. */
const closesAloneMs = 2000;

const page = (nonce: string, outcome: { uid: string | null; error: string | null }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signing in</title></head>
<body><p>You can close this window.</p>
<script nonce="${nonce}">
const channel = new BroadcastChannel('hearthline-social');
channel.onmessage = () => window.close();
channel.postMessage(${JSON.stringify(outcome).replaceAll('<', '\\u003c')});
setTimeout(() => window.close(), ${closesAloneMs});
</script></body></html>`;
