import { Hono } from 'hono';
import { productName, publicPages } from '#core/settings/index.ts';
import { listFurnitureIds } from '../catalog/list-furniture-ids.ts';
import type { HttpEnvironment } from './environment.ts';

const paper = '#faf7f2';
const day = 24 * 60 * 60;
const forADay = { 'Cache-Control': `public, max-age=${day}` };

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: productName,
  short_name: productName,
  id: '/',
  start_url: '/',
  scope: '/',
  lang: 'en-US',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  description: 'Furniture for your room, chosen by a person.',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
};

/** Paths search engines should skip. Private pages also say so themselves. */
const closed = ['/api/', '/studio', '/dev/', '/results/', '/checkout/', '/orders', '/profile', '/shared-selection/'];

const escapeXml = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How long security.txt is valid; the format asks for less than a year. */
const contactDays = 90;

/** The mailbox for security reports: in the domain we send mail from, or else the shop's own domain. */
function securityMailbox(mailFrom: string, origin: string): string {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(mailFrom)?.[1] ?? new URL(origin).hostname.replace(/^www\./, '');
  return `security@${domain.toLowerCase()}`;
}

/** How to report a security problem (RFC 9116). The format only allows https page URLs. */
function securityText({ origin, mailFrom, now }: { origin: string; mailFrom: string; now: Date }): string {
  const expires = new Date(now.getTime() + contactDays * day * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  const https = origin.startsWith('https:');
  return [
    `# Found a security problem in ${productName}? Thank you for telling us before anyone else.`,
    '# Use only accounts of your own. If you meet data of other people, stop, keep none of it, and tell us.',
    '# We answer within three business days, and take no legal action over research in good faith.',
    `Contact: mailto:${securityMailbox(mailFrom, origin)}`,
    ...(https ? [`Contact: ${origin}/contact`] : []),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(https ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

export interface SiteFilesParts {
  appOrigin: string | undefined;
  mailFrom: string;
}

/** Files that programs request: web app manifest, robots.txt, sitemap, privacy signal, security contact. */
export function siteFiles({ appOrigin, mailFrom }: SiteFilesParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const originOf = (url: string) => appOrigin ?? new URL(url).origin;
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json', ...forADay }),
  );
  app.get('/robots.txt', (context) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    return context.text(
      `${[...lines, `Sitemap: ${originOf(context.req.url)}/sitemap.xml`].join('\n')}\n`,
      200,
      forADay,
    );
  });
  app.get('/sitemap.xml', async (context) => {
    const origin = originOf(context.req.url);
    const pieces = (await listFurnitureIds(context.get('ctx'))).map((id) => `/furniture/${id}`);
    const urls = [...publicPages.map(({ path }) => path), ...pieces].map(
      (path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`,
    );
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', ...forADay });
  });
  // Declares that we honor Global Privacy Control (https://privacycg.github.io/gpc-spec/).
  app.get('/.well-known/gpc.json', (context) => context.json({ gpc: true, lastUpdate: '2026-11-15' }));
  app.get('/.well-known/security.txt', (context) => {
    const now = context.get('ctx').clock.now();
    return context.text(securityText({ origin: originOf(context.req.url), mailFrom, now }), 200, forADay);
  });
  return app;
}
