import { createContext, data, type MiddlewareFunction } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { Role } from '#core/account/index.ts';
import { type Limited, looksLikeId } from '#core/settings/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { noteRefusals } from '#server/account/activity/note-refusals.ts';
import { authorise, watchRefusals } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { takeTry } from '#server/limits/take-try.ts';
import { signedOutCode } from './proof/codes.ts';
import { heldBack } from './proof/proved.ts';

type Guard = MiddlewareFunction<Response>;

/**
 * Sends a malformed id home, like any unknown address, before any code uses it. Share tokens are exempt: a shared link
 * that got cut off has a page that says so.
 */
export const refuseOddIds: Guard = async ({ params }, next) => {
  const { '*': _, token: __, ...ids } = params;
  if (Object.values(ids).every((id) => id === undefined || looksLikeId(id))) return next();
  throw redirect('/');
};

/** Sends a signed-out visitor home with the sign-in modal open. After signing in they land where they wanted to go. */
export const requireSignIn: Guard = async ({ request, context }, next) => {
  if (servicesOf(context).ctx.actor.kind === 'account') return next();
  throw redirect(signInPath(wantedPath(request)));
};

function wantedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return (pathname.replace(/\.data$/, '') || '/') + search.replace(/[?&]_routes=[^&]*/, '');
}

/**
 * For pages with a lot of typing: only the document request is redirected. If the session ends while the page is open,
 * its loader reports that and the page, with everything typed, stays.
 */
export const requireSignInToOpen: Guard = async (args, next) =>
  new URL(args.request.url).pathname.endsWith('.data') ? next() : requireSignIn(args, next);

/** For anyone without access, the studio does not exist. */
export const requireStaff: Guard = async ({ request, context }, next) => {
  const { ctx } = servicesOf(context);
  const { actor } = ctx;
  if (actor.kind === 'account' && actor.secondFactorMissing) throw redirect('/profile#second-factor');
  if (actor.kind === 'visitor' && isLeftOver(request)) {
    // Staff sessions expire after minutes of inactivity. Typed text stays, and the page asks for a new sign-in.
    throw request.method === 'GET' ? redirect(signInPath(wantedPath(request))) : heldBack(signedOutCode);
  }
  const refused = watchRefusals(actor);
  const answer = authorise(actor, 'studio.enter').ok ? await next() : null;
  await noteRefusals(ctx, refused, request.headers);
  if (answer === null) throw redirect('/');
  return answer;
};

/** Pages that a role doesn't have lead to the start page, as if they weren't there. */
export const roomDoor =
  (mayOpen: (role: Role, pathname: string) => boolean): Guard =>
  async ({ request, context }, next) => {
    const { actor } = servicesOf(context).ctx;
    const { pathname } = new URL(request.url);
    if (actor.kind === 'account' && mayOpen(actor.role, pathname.replace(/\.data$/, ''))) return next();
    throw redirect('/studio');
  };

/** The browser still sends the cookie of a session that has ended. */
const isLeftOver = (request: Request) => request.headers.get('cookie')?.includes('hearthline.session_token') ?? false;

/** Signing in starts on our own pages or in the address bar. A link on another site only leads home. */
export const begunHere: Guard = async ({ request }, next) => {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  if (site === 'same-origin' || site === 'none') return next();
  throw redirect('/?signUp=1');
};

/** Demo only: in production this path is unknown. */
export const requireDemo: Guard = async ({ context }, next) => {
  if (servicesOf(context).config.mode === 'demo') return next();
  throw redirect('/');
};

const waitSeconds = createContext<number | null>(null);

/**
 * Rate limits a public endpoint per address. Form input survives (`answerOrRefuse`), and a page says how long to wait.
 * With `param`, only requests that carry this query parameter count.
 */
export const limitedDoor = (name: Limited, { param }: { param?: string } = {}): Guard[] => [
  // The router drops the headers of a thrown response, so set Retry-After on the way out.
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
