import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The library's name for it; `guardSession` asks by it how somebody came in. */
export const openSessionPath = '/open-session';

const serverOnly = { SERVER_ONLY: true } as const;

/** What our own acts do with sessions. No request reaches these (`auth-routes.ts`). */
export const ownSessions = () =>
  ({
    id: 'own-sessions',
    endpoints: {
      /** A new session for a person whose right to it was proved by one of our links. */
      openSession: createAuthEndpoint(
        openSessionPath,
        { method: 'POST', body: z.object({ accountId: z.string() }), metadata: serverOnly },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.accountId);
          if (!user) throw context.error('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({ sessionId: session.id });
        },
      ),
      /** The cookie of a session whose token was changed. */
      keepSession: createAuthEndpoint(
        '/keep-session',
        { method: 'POST', body: z.object({ token: z.string() }), metadata: serverOnly },
        async (context) => {
          const found = await context.context.internalAdapter.findSession(context.body.token);
          if (!found) throw context.error('NOT_FOUND');
          await setSessionCookie(context, found);
          return context.json({ sessionId: found.session.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
