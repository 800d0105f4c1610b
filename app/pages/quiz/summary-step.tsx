import { Link } from 'react-router';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { imagesOf, type SummaryLine, summaryChapters, type UploadedImage } from '#core/survey/index.ts';
import { imageAddress } from './image-address.ts';
import { stepAddress } from './step-address.ts';
import type { StepProps } from './step-props.ts';
import styles from './summary-step.module.css';
import { quizWords as words } from './words.ts';

/** Every answer as text, folded by chapter, each with a link to change it. */
export function SummaryStep({ answers, context, lead }: StepProps) {
  const chapters = summaryChapters(answers, context);
  return (
    <div className={styles.summary}>
      <div className={styles.lead}>{lead}</div>
      <Accordion
        headingLevel={2}
        wide
        open={chapters.filter(({ isOpen }) => isOpen).map(({ chapter }) => String(chapter))}
        items={chapters.map(({ chapter, title, gist, lines }) => ({
          id: String(chapter),
          title: (
            <>
              {title}
              <span className={styles.gist}>{gist}</span>
            </>
          ),
          body: (
            <dl>
              {lines.map((line) => (
                <Line key={`${line.slug} ${line.key}`} line={line} images={imagesOf(answers, line.key)} />
              ))}
            </dl>
          ),
        }))}
      />
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
