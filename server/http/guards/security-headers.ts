import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isLetterPicture } from '#core/media/index.ts';
import { canonicalPath } from '#core/settings/index.ts';
import type { HttpEnvironment } from '../environment.ts';

export interface SecuritySettings {
  https: boolean;
  /** Allow Stripe's own script and frames, when the real provider is in use. */
  stripe: boolean;
  /** Hosts of outside services, if an admin has configured any. */
  outsideHosts: () => readonly string[];
  /** The development server uses a WebSocket and adds styles by script. */
  development: boolean;
  /** Paths of the demo's stand-ins for other companies: their pages have their own scripts and frames. */
  exempt: readonly string[];
}

function policy(nonce: string, { https, stripe, development }: SecuritySettings, outside: string): string {
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'${stripe ? ' https://js.stripe.com' : ''}${outside}`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Blur-up backgrounds and measured sizes use style attributes, which can't carry a nonce.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${outside}`,
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': `'self'${stripe ? ' https://api.stripe.com' : ''}${development ? ' ws:' : ''}${outside}`,
    'frame-src': stripe ? 'https://js.stripe.com https://hooks.stripe.com' : "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  };
  const list = Object.entries(rules).map(([name, value]) => `${name} ${value}`);
  if (https) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

const popupPaths = ['/social/', '/api/auth/callback/'];

export const securityHeaders = (settings: SecuritySettings) =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    const type = headers.get('Content-Type') ?? '';
    // The router leaves it out of its pages' data; a browser that guesses can be led to guess wrong.
    if (type.startsWith('text/') && !/charset=/i.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (settings.exempt.some((path) => context.req.path.startsWith(`${path}/`))) return;
    const outside = settings
      .outsideHosts()
      .map((host) => ` ${host}`)
      .join('');
    headers.set('Content-Security-Policy', policy(nonce, settings, outside));
    headers.set('X-Frame-Options', 'DENY');
    headers.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
    // A social sign-in pop-up returns to us from another site and must remain the window we opened.
    const popup = popupPaths.some((path) => context.req.path.startsWith(path));
    headers.set('Cross-Origin-Opener-Policy', popup ? 'unsafe-none' : 'same-origin-allow-popups');
    // Letters are read on other sites too; the pictures in them are the shop's own, which anyone may see.
    headers.set('Cross-Origin-Resource-Policy', isLetterPicture(context.req.path) ? 'cross-origin' : 'same-origin');
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', mayBeKept(context) ? 'private, no-cache' : 'no-store');
    if (settings.https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });

/** Only a visitor's copy of a public page. Anything else may contain personal data and must not be stored anywhere. */
const mayBeKept = (context: Context<HttpEnvironment>): boolean =>
  context.get('ctx')?.actor.kind === 'visitor' && canonicalPath(context.req.path) !== null;
