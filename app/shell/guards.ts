import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import type { Limited } from '#core/settings/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { noteRefusals } from '#server/account/activity/note-refusals.ts';
import { authorise, watchRefusals } from '#server/account/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { takeTry } from '#server/limits/take-try.ts';

type Guard = MiddlewareFunction<Response>;

/** A visitor is sent home, where the sign-in modal opens; after it they land where they wanted to go. */
export const requireSignIn: Guard = async ({ request, context }, next) => {
  if (servicesOf(context).ctx.actor.kind === 'account') return next();
  const { pathname, search } = new URL(request.url);
  const wanted = (pathname.replace(/\.data$/, '') || '/') + search.replace(/[?&]_routes=[^&]*/, '');
  throw redirect(signInPath(wanted));
};

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
  const refused = watchRefusals(actor);
  const answer = authorise(actor, 'studio.enter').ok ? await next() : null;
  await noteRefusals(ctx, refused, request.headers);
  if (answer === null) throw redirect('/');
  return answer;
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
