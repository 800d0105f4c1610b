import { createContext, data, type MiddlewareFunction } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { redirect } from '#app/shell/redirect.ts';
import { type Limited, looksLikeId } from '#core/settings/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { noteRefusals } from '#server/account/activity/note-refusals.ts';
import { authorise, watchRefusals } from '#server/account/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { takeTry } from '#server/limits/take-try.ts';
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
  const { ctx } = servicesOf(context);
  const { actor } = ctx;
  if (actor.kind === 'account' && actor.secondFactorMissing) throw redirect('/profile#second-factor');
  if (actor.kind === 'visitor' && isLeftOver(request)) {
    // Staff sessions end after minutes of rest: what was typed stays, and the page asks for a new sign-in.
    throw request.method === 'GET' ? redirect(signInPath(wantedPath(request))) : heldBack(signedOutCode);
  }
  const refused = watchRefusals(actor);
  const answer = authorise(actor, 'studio.enter').ok ? await next() : null;
  await noteRefusals(ctx, refused, request.headers);
  if (answer === null) throw redirect('/');
  return answer;
};

/** The browser still brings the cookie of a session that is over. */
const isLeftOver = (request: Request) => request.headers.get('cookie')?.includes('hearthline.session_token') ?? false;

/** What signs somebody in begins on a page of ours or in the address bar: a link on another site only leads home. */
export const begunHere: Guard = async ({ request }, next) => {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site === 'same-origin' || site === 'none') return next();
  throw redirect('/?signUp=1');
};

/** A part of the demo: production answers as for any unknown path. */
export const requireDemo: Guard = async ({ context }, next) => {
  if (servicesOf(context).config.mode === 'demo') return next();
  throw redirect('/');
};

const waitSeconds = createContext<number | null>(null);

/**
 * A door that strangers can knock at: so often from one address, and no more. What was typed into a form stays
 * (`answerOrRefuse`), a page says how long to wait. `param`: only with this in the address is it a knock at all.
 */
export const limitedDoor = (name: Limited, { param }: { param?: string } = {}): Guard[] => [
  // The router drops the headers of whatever is thrown, so that one is set on the way out.
  async ({ context }, next) => {
    const answer = await next();
    const wait = context.get(waitSeconds);
    if (wait !== null) answer.headers.set('Retry-After', String(wait));
    return answer;
  },
  async ({ request, context }, next) => {
    if (param !== undefined && !new URL(request.url).searchParams.has(param)) return next();
    const verdict = await takeTry(servicesOf(context).ctx, name);
    if (verdict.ok) return next();
    context.set(waitSeconds, verdict.retryAfterSeconds);
    throw data({ message: tooManyText(verdict.retryAfterSeconds) }, { status: 429 });
  },
];
