import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The library's name for it; `guardSession` asks by it how somebody came in. */
export const openSessionPath = '/open-session';

/**
 * Opens a new session for a person whose right to it was proved by one of our own links. Only our acts can call it: no
 * request reaches it (`auth-routes.ts`).
 */
export const openSession = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        openSessionPath,
        { method: 'POST', body: z.object({ accountId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.accountId);
          if (!user) throw context.error('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({ sessionId: session.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
