import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { materialsGuide, notClaimed, practices, wasteFigures } from '#content/guides/sustainability.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/sustainability.route.ts';
import { MaterialsPart } from './materials-part.tsx';
import styles from './sustainability.module.css';
import { materialPiece, openingPiece, sustainabilityWords } from './words.ts';

export const meta = () => pageTitle(sustainabilityWords.title, sustainabilityWords.lead);

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export const loader = () => ({ pictures: describePictures([openingPiece, materialPiece]) });

const cited = [wasteFigures.source, ...materialsGuide.flatMap(({ source }) => source ?? [])];

export default function Sustainability({ loaderData: { pictures } }: Route.ComponentProps) {
  const words = sustainabilityWords;
  return (
    <>
      <Opening title={words.title} lead={words.lead} pictures={pictures} piece={openingPiece} />
      <Section>
        <Wrap className={styles.waste}>
          <p className={styles.figure}>{wasteFigures.tons}</p>
          <div className={styles.wasteWords}>
            <p className={styles.statement}>{wasteFigures.words}</p>
            <Sources ids={[wasteFigures.source]} line />
          </div>
        </Wrap>
      </Section>
      <MaterialsPart pictures={pictures} />
      <Section>
        <Wrap>
          <h2 className={styles.heading}>{words.practices}</h2>
          <ol className={styles.practices}>
            {practices.map(({ title, words: sentence }, at) => (
              <li key={title}>
                <span className={styles.number}>{at + 1}</span>
                <div className={styles.practice}>
                  <Title as="h3" size="small">
                    {title}
                  </Title>
                  <Text tone="soft">{sentence}</Text>
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.honest}>
            <h2 className={styles.honestTitle}>{words.honest}</h2>
            <Text size="lead">{notClaimed}</Text>
          </div>
          <h2 className={styles.sourcesTitle}>{words.sources}</h2>
          <Sources ids={cited} />
        </Wrap>
      </Section>
      <MoreBand title={words.next} actions={<LinkButton href="/resources">Donating & recycling</LinkButton>}>
        {words.nextWords}
      </MoreBand>
    </>
  );
}
