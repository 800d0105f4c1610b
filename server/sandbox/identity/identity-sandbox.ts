import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import Provider from 'oidc-provider';
import { type SocialProviders, socialProviderIds, socialProviderNames } from '../../gateways/identity/port.ts';
import { consentPage, lostPage } from './consent-page.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { People, type Person } from './people.ts';

export interface IdentitySandbox {
  app: Hono<{ Bindings: HttpBindings }>;
  providers: SocialProviders;
}

const path = '/sandbox/identity';

/**
 * A real OpenID Connect provider that stands in for both social ones. It believes whoever says who they are: it keeps
 * nothing, and production has none of it.
 */
export function openIdentitySandbox(given: { origin: string; ownAddress: string }): IdentitySandbox {
  const secrets = Object.fromEntries(socialProviderIds.map((id) => [id, randomBytes(24).toString('base64url')]));
  const people = new People();
  const provider = new Provider(`${given.origin}${path}`, configuration(given.origin, secrets, people));
  const answer = provider.callback();

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(`${path}/interaction/:uid`, async (context) => {
    const { incoming, outgoing } = context.env;
    const found = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    if (!found) return context.html(lostPage(), 400);
    return context.html(consentPage(nameOf(found.params.client_id)));
  });
  app.post(`${path}/interaction/:uid`, async (context) => {
    const { incoming, outgoing } = context.env;
    const form = await context.req.parseBody();
    const found = await provider.interactionDetails(incoming, outgoing).catch(() => null);
    if (!found) return context.html(lostPage(), 400);
    await provider.interactionFinished(incoming, outgoing, await decide(provider, people, found.params, form));
    return RESPONSE_ALREADY_SENT;
  });
  app.all(`${path}/*`, async (context) => {
    const { incoming, outgoing } = context.env;
    Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(path.length) });
    await answer(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  const reached = (id: string) => ({
    kind: 'sandbox' as const,
    clientId: id,
    clientSecret: secrets[id] ?? '',
    // The browser goes by the address it knows; we reach ourselves by our own.
    authorizationUrl: `${given.origin}${path}/auth`,
    tokenUrl: `${given.ownAddress}${path}/token`,
    userInfoUrl: `${given.ownAddress}${path}/me`,
  });
  return { app, providers: { google: reached('google'), facebook: reached('facebook') } };
}

const nameOf = (clientId: unknown) =>
  clientId === 'facebook' ? socialProviderNames.facebook : socialProviderNames.google;

async function decide(
  provider: Provider,
  people: People,
  params: { client_id?: unknown },
  form: { answer?: unknown; email?: unknown; name?: unknown; verified?: unknown },
): Promise<Record<string, unknown>> {
  if (form.answer !== 'continue') return { error: 'access_denied', error_description: 'The person said no.' };
  const clientId = String(params.client_id);
  const person: Person = {
    email: String(form.email ?? '')
      .trim()
      .toLowerCase(),
    name: String(form.name ?? '').trim(),
    verified: form.verified === 'on',
  };
  const accountId = people.remember(clientId, person);
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email profile');
  return { login: { accountId }, consent: { grantId: await grant.save() } };
}

function configuration(origin: string, secrets: Record<string, string>, people: People): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: memoryAdapter(),
    clients: socialProviderIds.map((id) => ({
      client_id: id,
      client_secret: secrets[id],
      redirect_uris: [`${origin}/api/auth/callback/${id}`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => people.account(id),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${path}/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    renderError: (context: { type: string; status: number; body: string }) => {
      context.type = 'html';
      context.body = String(lostPage());
    },
  };
}
