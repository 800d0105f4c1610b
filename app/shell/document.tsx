import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import { Link, Links, Meta, Scripts, useNavigate } from 'react-router';
import serif from '#app/ui/fonts/fraunces-latin.woff2?url';
import { type LinkProps, LinksProvider } from '#app/ui/link.tsx';
import { ShareTags } from './head/share-tags.tsx';
import { afterPaintScript } from './loading/after-paint.ts';
import { bootScript } from './loading/boot-script.ts';
import { ChunkGuard } from './loading/chunk-guard.tsx';
import { earlyFontsScript } from './loading/early-fonts.ts';
import { earlyPressScript } from './loading/early-press.ts';
import { ServiceWorker } from './loading/service-worker.tsx';
import { NonceContext } from './nonce.ts';
import { useRouteHandle } from './route-handle.ts';

const fonts = [serif, sans];
const beforeScripts = () => [earlyFontsScript(fonts), bootScript(), afterPaintScript(), earlyPressScript()].join(';');

/** The HTML document: head, scripts, and the guards that watch them load. */
export function Document({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const navigate = useNavigate();
  const { still = false } = useRouteHandle();
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" />
        {/* react-aria injects small style sheets of its own and looks for the nonce here. */}
        <meta property="csp-nonce" content={nonce} suppressHydrationWarning />
        {!still && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, not data
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforeScripts() : '' }}
          />
        )}
        {still &&
          fonts.map((face) => (
            <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
          ))}
        <Meta />
        <ShareTags />
        <Links />
      </head>
      <body>
        <LinksProvider component={RouterLink} navigate={(href) => void navigate(href)}>
          {children}
        </LinksProvider>
        <ChunkGuard />
        <ServiceWorker />
        {!still && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** Design-system links use the router; external addresses and files stay plain links. */
function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />;
}
