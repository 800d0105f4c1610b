import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { getStarted } from '#app/shell/menus.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useSession } from '#app/shell/session/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { story } from '#content/house/story.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/about.route.ts';
import { BrandsPart } from './brands-part.tsx';
import { StoryPart } from './story-part.tsx';
import { TeamPart } from './team-part.tsx';
import { aboutWords, openingPiece, storyPiece } from './words.ts';

export const meta = () => pageTitle(aboutWords.title, aboutWords.description);

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export const loader = () => ({ pictures: describePictures([openingPiece, storyPiece]) });

export default function About({ loaderData: { pictures } }: Route.ComponentProps) {
  const { mode } = useSession();
  return (
    <>
      <Opening title={aboutWords.title} lead={story.lead} pictures={pictures} piece={openingPiece} />
      <StoryPart pictures={pictures} />
      <TeamPart mode={mode} />
      <BrandsPart mode={mode} />
      <MoreBand
        title={aboutWords.next}
        actions={
          <>
            <LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>
            <TextLink href="/support">Questions first</TextLink>
          </>
        }
      >
        {aboutWords.nextWords}
      </MoreBand>
    </>
  );
}
