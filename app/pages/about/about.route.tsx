import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { SampleMark } from '#app/parts/reading/sample-mark.tsx';
import { getStarted } from '#app/shell/menus.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Portrait } from '#app/ui/display/portrait.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { shown } from '#content/company/sample.ts';
import { story } from '#content/company/story.ts';
import { team } from '#content/company/team.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/about.route.ts';
import styles from './about.module.css';
import { BrandsSection } from './brands-section.tsx';
import { StorySection } from './story-section.tsx';
import { aboutWords, openingPiece, storyPiece } from './words.ts';

export const meta = () => pageTitle(aboutWords.title, aboutWords.description);

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export const loader = () => ({ pictures: describePictures([openingPiece, storyPiece]) });

export default function About({ loaderData: { pictures } }: Route.ComponentProps) {
  const { mode } = useSession();
  const told = story(useShopFacts().prices);
  return (
    <>
      <Opening title={aboutWords.title} lead={told.lead} pictures={pictures} piece={openingPiece} />
      <StorySection told={told} pictures={pictures} />
      <TeamPart mode={mode} />
      <BrandsSection mode={mode} />
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

function TeamPart({ mode }: { mode: 'demo' | 'production' }) {
  const people = shown(team, mode);
  if (people.length === 0) return null;
  return (
    <Section id="team" className={styles.follows}>
      <Wrap>
        <div className={styles.head}>
          <h2>{aboutWords.team}</h2>
          <Text tone="soft">{aboutWords.teamWords}</Text>
        </div>
        <ul className={styles.team}>
          {people.map(({ name, initials, role, about, sample }) => (
            <li key={name} className={styles.person}>
              <Portrait initials={initials} large />
              <div>
                <Title as="h3" size="small">
                  {name} {sample && <SampleMark />}
                </Title>
                <Text size="small" tone="soft">
                  {role}
                </Text>
                <Text size="small" className={styles.about}>
                  {about}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
