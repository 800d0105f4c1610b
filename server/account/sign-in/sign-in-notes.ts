import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { AccountLetters } from '../letters/letters.ts';
import { knownDevice, rememberDevice } from './known-device.ts';

/** The library endpoints that sign someone in, and the method we log for each. */
const ways: Readonly<Record<string, string>> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'password',
  '/callback/:id': 'social provider',
  '/oauth2/callback/:providerId': 'social provider',
  '/two-factor/verify-totp': 'second factor',
  '/two-factor/verify-backup-code': 'second factor',
  '/one-time-token/verify': 'login value',
  '/open-session': 'mailed link',
  '/passkey/verify-authentication': 'passkey',
};

interface Given {
  letters: Pick<AccountLetters, 'signedIn'>;
  secret: string;
  secure: boolean;
}

/**
 * Runs on every sign-in, whatever the method: logs it and sets the cookie that identifies the browser next time. Must
 * come after the second-factor plugin, which withdraws the session of anyone who still has to enter a code.
 */
export const signInNotes = ({ letters, secret, secure }: Given) =>
  ({
    id: 'hearthline-sign-in-notes',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && path in ways,
          handler: createAuthMiddleware(async (context) => {
            const { newSession, session } = context.context;
            const way = ways[context.path];
            // With an existing session, the code was entered to turn the second factor on.
            const turnsOnFactor = way === 'second factor' && session !== null;
            if (!newSession || way === undefined || turnsOnFactor) return;
            // A passkey may only prove once more whose session this is, and then it goes on (`confirm-identity.ts`).
            if (way !== 'passkey') await endEarlier(context, newSession.session.token);
            const headers = context.headers ?? new Headers();
            const accountId = newSession.user.id;
            const known = knownDevice({ secret, headers, accountId }) !== null;
            context.setHeader('set-cookie', rememberDevice({ secret, headers, accountId, secure }));
            await letters.signedIn({ accountId, way, knownDevice: known, headers });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The session this browser had before: its cookie is replaced now, and someone who copied it must not go on with it. */
async function endEarlier(context: HookContext, token: string): Promise<void> {
  const { authCookies, internalAdapter, secret } = context.context;
  const earlier = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (earlier && earlier !== token) await internalAdapter.deleteSession(earlier);
}
