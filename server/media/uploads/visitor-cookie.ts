import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#core/media/index.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { cookiePrefix } from '../../http/own-cookie.ts';

const nameOf = (secure: boolean) => `${cookiePrefix({ secure })}.visitor`;

/** Derives a separate key from the session's. */
const keyOf = (secret: string) => `visitor ${secret}`;

interface VisitorCookie {
  secret: string;
  /** The shop is behind https. */
  secure: boolean;
}

/** Identifies a visitor by the cookie we signed. */
export const knowVisitor = ({ secret, secure }: VisitorCookie) =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const cookieName = nameOf(secure);
    const brings = context.req.header('cookie')?.includes(`${cookieName}=`) ?? false;
    const visitorId = brings ? await getSignedCookie(context, keyOf(secret), cookieName) : undefined;
    context.set('visitorId', visitorId || null);
    await next();
  });

/** The visitor's id. Sets the cookie that carries it. */
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
