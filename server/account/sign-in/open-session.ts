import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The endpoint's path; `guardSession` uses it to tell how someone signed in. */
export const openSessionPath = '/open-session';

const serverOnly = { SERVER_ONLY: true } as const;

/** Session endpoints for our own actions. No outside request reaches them (`auth-routes.ts`). */
export const ownSessions = () =>
  ({
    id: 'own-sessions',
    endpoints: {
      /** Opens a session for someone who proved their right to it with one of our links. */
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
      /** Sets the cookie again after a session's token changed. */
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
