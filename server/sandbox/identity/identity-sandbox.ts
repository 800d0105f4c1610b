import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import Provider from 'oidc-provider';
import { type SocialProviders, socialProviderIds, socialProviderNames } from '../../gateways/identity/port.ts';
import { recentlyUsed } from '../../http/cache/recently-used.ts';
import { style } from '../stripe/pages/style.ts';
import { memoryAdapter } from './memory-adapter.ts';

const fields = `label { display: grid; gap: 4px; font-size: 15px; } input[type=text], input[type=email] { min-height: 44px;
  border: 0; border-bottom: 1px solid var(--edge); background: none; font: inherit; font-size: 18px; }
  label.row { display: flex; align-items: center; gap: 12px; min-height: 44px; } input[type=checkbox] { width: 20px; height: 20px; }`;

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>
      ${raw(style + fields)}
    </style>
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;

/** Imitates a social provider's consent page. */
const consentPage = (provider: string) =>
  page(
    `Sign in with ${provider}`,
    html`<p class="mark">${provider} sandbox <span>no outside service is asked</span></p>
      <h1>Who are you?</h1>
      <p>Hearthline would like to know your name and your email address.</p>
      <form method="post" style="margin-top: 24px">
        <label>Name <input type="text" name="name" value="Robin Hale" required autocomplete="off" /></label>
        <label>Email <input type="email" name="email" value="robin.hale@example.com" required autocomplete="off" /></label>
        <label class="row"><input type="checkbox" name="verified" checked /> ${provider} has confirmed this address</label>
        <button name="answer" value="continue">Continue</button>
        <button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button>
      </form>`,
  );

const lostPage = () =>
  page(
    'Nothing to answer',
    html`<p class="mark">Identity sandbox</p>
      <h1>Nothing to answer</h1>
      <p>This request was answered already, or it is too old. Close this window and try again.</p>`,
  );

interface Person {
  email: string;
  name: string;
  /** Whether the provider vouches for the address. */
  verified: boolean;
}

const mostBytes = 1024 * 1024;

/** The most recent people who signed in, kept in memory. At one provider, the same address is the same person. */
export class People {
  readonly #known = recentlyUsed<Person>(mostBytes, ({ email, name }) => 2 * (email.length + name.length));

  remember(clientId: string, person: Person): string {
    const id = createHash('sha256').update(`${clientId} ${person.email}`).digest('hex').slice(0, 24);
    this.#known.set(id, person);
    return id;
  }

  account(id: string) {
    const person = this.#known.get(id);
    if (!person) return undefined;
    const { email, name, verified } = person;
    return { accountId: id, claims: async () => ({ sub: id, email, email_verified: verified, name }) };
  }
}

export interface IdentitySandbox {
  app: Hono<{ Bindings: HttpBindings }>;
  providers: SocialProviders;
}

const path = '/sandbox/identity';

/**
 * A real OpenID Connect provider that replaces both social ones. It believes anyone and stores nothing on disk. Never
 * used in production.
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
    // The browser uses the public URL; this process reaches itself by its own address.
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
