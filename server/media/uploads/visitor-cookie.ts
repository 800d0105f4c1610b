import type { Context } from 'hono';
import { generateSignedCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
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

const optionsOf = (secure: boolean) =>
  ({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: uploadLimits.visitorDays * 24 * 60 * 60,
  }) as const;

/** An id for a browser we haven't met, and the cookie to send back with it. For pages, which answer with headers. */
export async function newVisitor(
  { ids, secret }: Pick<Ctx, 'ids' | 'secret'>,
  { secure }: { secure: boolean },
): Promise<{ visitorId: string; cookie: string }> {
  const visitorId = ids.next('visitor');
  const cookie = await generateSignedCookie(nameOf(secure), visitorId, keyOf(secret), optionsOf(secure));
  return { visitorId, cookie };
}

/** The visitor's id. Sets the cookie that carries it. */
export async function rememberVisitor(
  context: Context<HttpEnvironment>,
  { secret, secure }: VisitorCookie,
): Promise<string> {
  const id = context.get('visitorId') ?? context.get('ctx').ids.next('visitor');
  await setSignedCookie(context, nameOf(secure), id, keyOf(secret), optionsOf(secure));
  return id;
}
