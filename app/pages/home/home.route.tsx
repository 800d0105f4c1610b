import type { RouteHandle } from '#app/shell/route-handle.ts';
import { projectTerms } from '#core/project/index.ts';
import { productName } from '#core/settings/index.ts';
import { describePictures } from '#server/media/describe-pictures.ts';
import { listAssets } from '#server/media/list-assets.ts';
import type { Route } from './+types/home.route.ts';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OfferingsPart } from './offerings-part.tsx';
import { standIns } from './stand-ins.ts';

export const handle = { header: 'transparent' } satisfies RouteHandle;

export const meta = () => [
  { title: `${productName}: furniture chosen for your room` },
  {
    name: 'description',
    content: `Take the style quiz. A specialist sends two furniture boards made for your room, within ${projectTerms.boardsWithinHours} hours.`,
  },
];

export function loader() {
  const heroes = listAssets('hero');
  return { pictures: describePictures([...heroes, ...Object.values(standIns)]), heroes };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { pictures, heroes } = loaderData;
  return (
    <>
      <Hero pictures={pictures} heroes={heroes} />
      <HowItWorks pictures={pictures} />
      <OfferingsPart pictures={pictures} />
      <ClosingCall pictures={pictures} />
    </>
  );
}
