import { RoomPlan } from '#app/parts/room/room-plan.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { imagePath, uploadPreset } from '#core/media/index.ts';
import { type Answers, imagesOf, roomPlanOf, summaryOf, textOf } from '#core/survey/index.ts';
import styles from './brief-panel.module.css';
import { words } from './words.ts';

const pictures = ['room_photos', 'floor_plan', 'inspiration_images'] as const;
const asked = { signedIn: true, feeCovers: true } as const;
/** Written by hand, so it is quoted above rather than listed. */
const quoted = 'room_notes';

/** Everything the customer said, as a designer wants to read it. */
export function BriefPanel({ answers, className }: { answers: Answers; className: string | undefined }) {
  const plan = roomPlanOf(answers);
  const note = textOf(answers, quoted);
  const images = pictures.flatMap((key) => imagesOf(answers, key));
  const lines = summaryOf(answers, asked).filter(({ answer, key }) => answer !== null && key !== quoted);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own, and keys must scroll it
    <section aria-label={words.brief} tabIndex={0} className={classNames(styles.brief, className)}>
      <Title as="h2" size="plain">
        {words.brief}
      </Title>
      {note && (
        <Hand as="blockquote" className={styles.quote}>
          {words.quoted(note)}
        </Hand>
      )}
      <Title as="h3" size="plain">
        {words.room}
      </Title>
      {plan ? <RoomPlan plan={plan} /> : <p className={styles.soft}>{words.notMeasured}</p>}
      {images.length > 0 && (
        <ul className={styles.pictures} aria-label={words.photos}>
          {images.map(({ id }, index) => (
            <li key={id}>
              <a href={imagePath(`${uploadPreset}/${id}`, 1920)} target="_blank" rel="noreferrer">
                <img src={imagePath(`${uploadPreset}/${id}`, 320)} alt={words.photo(index + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {[...Map.groupBy(lines, ({ chapterTitle }) => chapterTitle)].map(([title, said]) => (
        <div key={title} className={styles.chapter}>
          <Title as="h3" size="plain">
            {title}
          </Title>
          <dl>
            {said.map(({ key, question, answer }) => (
              <div key={key} className={styles.line}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
