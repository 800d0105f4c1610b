import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { uploadLimits } from '#core/media/index.ts';
import type { HttpEnvironment } from '../../http/environment.ts';

const cookieName = 'hearthline.visitor';

/** Derives a separate key from the session's. */
const keyOf = (secret: string) => `visitor ${secret}`;

/** Identifies a visitor by the cookie we signed. */
export const knowVisitor = (secret: string) =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const brings = context.req.header('cookie')?.includes(`${cookieName}=`) ?? false;
    const visitorId = brings ? await getSignedCookie(context, keyOf(secret), cookieName) : undefined;
    context.set('visitorId', visitorId || null);
    await next();
  });

/** The visitor's id. Sets the cookie that carries it. */
export async function rememberVisitor(
  context: Context<HttpEnvironment>,
  { secret, secure }: { secret: string; secure: boolean },
): Promise<string> {
  const id = context.get('visitorId') ?? context.get('ctx').ids.next('visitor');
  const maxAge = uploadLimits.visitorDays * 24 * 60 * 60;
  await setSignedCookie(context, cookieName, id, keyOf(secret), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge,
  });
  return id;
}
