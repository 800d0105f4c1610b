import type { PictureFacts } from '#app/parts/reading/cut-out.tsx';
import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { materialsGuide, notClaimed, practices, wasteFigures } from '#content/guides/sustainability.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/sustainability.route.ts';
import styles from './sustainability.module.css';

const openingPiece = 'furniture/rec-holm-coffee-table-oak/cut-out';
const materialPiece = 'furniture/rec-osten-sofa-cognac/front';

const sustainabilityWords = {
  title: 'Sustainability',
  lead: 'What our pieces are made of, how they travel, and why a piece you keep is the greenest one.',
  materials: 'What to ask about a piece',
  materialsWords: 'Four questions that tell you more than a green leaf on a label.',
  ask: 'Ask',
  practices: 'What we do about it',
  honest: 'What we don’t claim',
  sources: 'Sources',
  next: 'Is something on its way out?',
  nextWords: 'Repair it, give it away, donate it or recycle it, in that order.',
} as const;

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

function MaterialsPart({ pictures }: { pictures: PictureFacts }) {
  const picture = pictures[materialPiece];
  return (
    <Section ground="linen">
      <Wrap className={picture ? styles.materials : undefined}>
        <div className={styles.materialsHead}>
          <h2>{sustainabilityWords.materials}</h2>
          <Text tone="soft">{sustainabilityWords.materialsWords}</Text>
          {picture && (
            <Picture
              publicId={materialPiece}
              {...picture}
              sizes="(min-width: 768px) 38vw, 100vw"
              className={styles.picture}
            />
          )}
        </div>
        <ul className={styles.list}>
          {materialsGuide.map(({ title, words, ask }) => (
            <li key={title} className={styles.material}>
              <Title as="h3" size="heading">
                {title}
              </Title>
              <Text tone="soft">{words}</Text>
              <Text size="small" strong>
                {sustainabilityWords.ask}: {ask}
              </Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
