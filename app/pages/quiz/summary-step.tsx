import { Link } from 'react-router';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { imagesOf, type SummaryLine, summaryOf, type UploadedImage } from '#core/survey/index.ts';
import { imageAddress } from './image-address.ts';
import { stepAddress } from './step-address.ts';
import type { StepProps } from './step-props.ts';
import styles from './summary-step.module.css';
import { quizWords as words } from './words.ts';

/** Every answer as text, by chapter, each with a link to change it. */
export function SummaryStep({ answers, context, lead }: StepProps) {
  const chapters = Map.groupBy(summaryOf(answers, context), ({ chapterTitle }) => chapterTitle);
  return (
    <div className={styles.summary}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.chapters}>
        {[...chapters].map(([title, lines]) => (
          <section key={title} className={styles.chapter}>
            <Title as="h2" size="small">
              {title}
            </Title>
            <dl className={styles.lines}>
              {lines.map((line) => (
                <Line key={`${line.slug} ${line.key}`} line={line} images={imagesOf(answers, line.key)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  line: SummaryLine;
  images: readonly UploadedImage[];
}

function Line({ line: { slug, question, answer, required }, images }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{question}</dt>
      <dd>
        {answer ?? (
          <Text as="span" tone={required ? 'tight' : 'soft'} size="small">
            {required ? words.needed : words.passedOver}
          </Text>
        )}
        {images.length > 0 && (
          <span className={styles.images}>
            {images.map((image) => (
              <img key={image.id} src={imageAddress(image)} alt="" loading="lazy" />
            ))}
          </span>
        )}
      </dd>
      <dd>
        <Link to={stepAddress(slug)} state={{ edit: true }} className={styles.change}>
          {answer === null ? words.add : words.change}
          <VisuallyHidden> {question}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  );
}
