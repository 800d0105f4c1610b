import { useLocation, useMatches } from 'react-router';
import { imagePath } from '#core/media/index.ts';
import { canonicalPath, productName, publicPageAt } from '#core/settings/index.ts';
import { useRouteHandle } from '../route-handle.ts';
import { useShopFacts } from '../shop-facts.ts';

const firstRoom = 'hero/hero-1';
const shareWidth = 1200;

/** A page's loader data may name the picture to share it with. */
interface Shared {
  sharePicture?: string | null;
}

/** The canonical URL and share picture. Private pages get noindex instead. */
export function ShareTags() {
  const { pathname } = useLocation();
  const { origin } = useShopFacts();
  const { share } = useRouteHandle();
  const own = (useMatches().at(-1)?.loaderData as Shared | null | undefined)?.sharePicture;
  const known = canonicalPath(pathname);
  if (known === null) return <meta name="robots" content="noindex" />;
  const address = `${origin}${known}`;
  const page = publicPageAt(pathname);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:image" content={`${origin}${imagePath(own ?? share ?? firstRoom, shareWidth)}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {known === '/' && (
        <>
          <StructuredData
            data={{
              '@type': 'Organization',
              name: productName,
              url: address,
              logo: `${origin}/icons/icon-512.png`,
            }}
          />
          <StructuredData data={{ '@type': 'WebSite', name: productName, url: address }} />
        </>
      )}
      {known !== '/' && page && (
        <StructuredData
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: publicPageAt('/')?.name, item: `${origin}/` },
              { '@type': 'ListItem', position: 2, name: page.name, item: address },
            ],
          }}
        />
      )}
    </>
  );
}

/** The page's JSON-LD for search engines. */
function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped so that it cannot close the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
