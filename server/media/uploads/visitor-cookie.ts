import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#core/media/index.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { cookiePrefix } from '../../http/own-cookie.ts';

const nameOf = (secure: boolean) => `${cookiePrefix({ secure })}.visitor`;

/** Apart from the session's own use of the secret. */
const keyOf = (secret: string) => `visitor ${secret}`;

interface VisitorCookie {
  secret: string;
  /** The shop is behind https. */
  secure: boolean;
}

/** Says which visitor is asking: whose cookie we signed ourselves, and nobody else. */
export const knowVisitor = ({ secret, secure }: VisitorCookie) =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const cookieName = nameOf(secure);
    const brings = context.req.header('cookie')?.includes(`${cookieName}=`) ?? false;
    const visitorId = brings ? await getSignedCookie(context, keyOf(secret), cookieName) : undefined;
    context.set('visitorId', visitorId || null);
    await next();
  });

/** The visitor's id; a first-time visitor gets a cookie with it. */
export async function rememberVisitor(
  context: Context<HttpEnvironment>,
  { secret, secure }: VisitorCookie,
): Promise<string> {
  const id = context.get('visitorId') ?? context.get('ctx').ids.next('visitor');
  const maxAge = uploadLimits.visitorDays * 24 * 60 * 60;
  await setSignedCookie(context, nameOf(secure), id, keyOf(secret), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge,
  });
  return id;
}
