import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { getStarted } from '#app/shell/menus.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { donatingFacts } from '#content/guides/donating.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/resources.route.ts';
import { Checklist } from './checklist.tsx';
import styles from './resources.module.css';
import { WaysOn } from './ways-on.tsx';
import { openingPiece, resourcesWords } from './words.ts';

export const meta = () => pageTitle(resourcesWords.title, resourcesWords.description);

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export const loader = () => ({ pictures: describePictures([openingPiece]) });

export default function Resources({ loaderData: { pictures } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={resourcesWords.title} lead={resourcesWords.lead} pictures={pictures} piece={openingPiece} />
      <WaysOn />
      <Checklist />
      <Section className={styles.screen}>
        <Wrap>
          <h2 className={styles.heading}>{resourcesWords.know}</h2>
          <ul className={styles.facts}>
            {donatingFacts.map(({ title, words, source }) => (
              <li key={title}>
                <Title as="h3" size="small">
                  {title}
                </Title>
                <Text tone="soft">{words}</Text>
                <Sources ids={[source]} line />
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <MoreBand
        title={resourcesWords.next}
        actions={<LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>}
      >
        {resourcesWords.nextWords}
      </MoreBand>
    </>
  );
}
