import type { MiddlewareFunction } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { redirect } from '#app/shell/redirect.ts';
import { can } from '#core/account/index.ts';
import { looksLikeId } from '#core/settings/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { signedOutCode } from './proof/codes.ts';
import { heldBack } from './proof/proved.ts';

type Guard = MiddlewareFunction<Response>;

/**
 * What cannot be an id of ours leads nowhere, like any unknown address: it is looked at before anything uses it. A shared
 * link that lost its end has a page that says so.
 */
export const refuseOddIds: Guard = async ({ params }, next) => {
  const { '*': _, token: __, ...ids } = params;
  if (Object.values(ids).every((id) => id === undefined || looksLikeId(id))) return next();
  throw redirect('/');
};

/** A visitor is sent home, where the sign-in modal opens; after it they land where they wanted to go. */
export const requireSignIn: Guard = async ({ request, context }, next) => {
  if (servicesOf(context).ctx.actor.kind === 'account') return next();
  throw redirect(signInPath(wantedPath(request)));
};

function wantedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return (pathname.replace(/\.data$/, '') || '/') + search.replace(/[?&]_routes=[^&]*/, '');
}

/**
 * The same for a page into which much is typed: only its document is turned away. Where it stands already and is asked
 * again after the session has ended, its loader says so, and the page stays.
 */
export const requireSignInToOpen: Guard = async (args, next) =>
  new URL(args.request.url).pathname.endsWith('.data') ? next() : requireSignIn(args, next);

/** The studio does not exist for those who may not enter it. */
export const requireStaff: Guard = async ({ request, context }, next) => {
  const { actor } = servicesOf(context).ctx;
  if (actor.kind === 'account' && can(actor.role, 'studio.enter')) return next();
  if (actor.kind === 'account' && actor.secondFactorMissing) throw redirect('/profile#second-factor');
  if (actor.kind === 'visitor' && isLeftOver(request)) {
    // Staff sessions end after minutes of rest: what was typed stays, and the page asks for a new sign-in.
    throw request.method === 'GET' ? redirect(signInPath(wantedPath(request))) : heldBack(signedOutCode);
  }
  throw redirect('/');
};

/** The browser still brings the cookie of a session that is over. */
const isLeftOver = (request: Request) => request.headers.get('cookie')?.includes('hearthline.session_token') ?? false;

/** A part of the demo: production answers as for any unknown path. */
export const requireDemo: Guard = async ({ context }, next) => {
  if (servicesOf(context).config.mode === 'demo') return next();
  throw redirect('/');
};
