import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { type Pictures, pieces } from './pictures.ts';
import styles from './step-pictures.module.css';
import { Tableau } from './tableau.tsx';
import { homeWords } from './words.ts';

interface StepPictureProps {
  pictures: Pictures;
}

const stepSizes = '(min-width: 768px) 30vw, 90vw';
const cardSizes = '(min-width: 768px) 14vw, 42vw';
const detail = 'furniture/rec-drift-bed-flax-king/front';

/** Two cards of the quiz, one of them chosen. */
function QuizPicture({ pictures }: StepPictureProps) {
  return (
    <Ground tone="sage" className={styles.ground} aria-hidden="true">
      <div className={styles.card} data-place="left">
        <Tableau
          pictures={pictures}
          tone="stone"
          sizes={cardSizes}
          standing={[{ publicId: pieces.bed, width: 82, left: 9, bottom: 16 }]}
          className={styles.portrait}
        />
        <span>{homeWords.picked[0]}</span>
      </div>
      <div className={styles.card} data-place="right">
        <Tableau
          pictures={pictures}
          tone="forest"
          sizes={cardSizes}
          standing={[{ publicId: pieces.sofa, width: 84, left: 8, bottom: 18 }]}
          className={styles.portrait}
        />
        <span>{homeWords.picked[1]}</span>
        <i className={styles.tick}>
          <CheckIcon small />
        </i>
      </div>
    </Ground>
  );
}

/** A material seen close, and what a specialist would say of your room. */
function SpecialistPicture({ pictures }: StepPictureProps) {
  const facts = pictures[detail];
  return (
    <div className={styles.close}>
      {facts && (
        <Picture
          publicId={detail}
          alt=""
          width={facts.width}
          height={facts.height}
          blur={facts.blur}
          sizes={stepSizes}
          fit="cover"
          focus="38% 62%"
          className={styles.zoomed}
        />
      )}
      <figure className={styles.note}>
        <Hand as="blockquote">“{homeWords.quote}”</Hand>
        <figcaption>{homeWords.quoteBy}</figcaption>
      </figure>
    </div>
  );
}

/** Two boards, side by side. */
function BoardsPicture({ pictures }: StepPictureProps) {
  return (
    <Ground tone="oat" className={styles.ground} aria-hidden="true">
      <div className={styles.card} data-place="left">
        <Tableau
          pictures={pictures}
          tone="blush"
          sizes={cardSizes}
          standing={[
            { publicId: pieces.sofa, width: 84, left: 8, bottom: 54 },
            { publicId: pieces.chair, width: 38, left: 8, bottom: 12 },
            { publicId: pieces.coffeeTable, width: 44, left: 48, bottom: 10 },
          ]}
          className={styles.portrait}
        />
        <span>{homeWords.boards[0]}</span>
      </div>
      <div className={styles.card} data-place="right">
        <Tableau
          pictures={pictures}
          tone="sage"
          sizes={cardSizes}
          standing={[
            { publicId: pieces.sideboard, width: 78, left: 11, bottom: 58 },
            { publicId: pieces.bed, width: 80, left: 10, bottom: 8 },
          ]}
          className={styles.portrait}
        />
        <span>{homeWords.boards[1]}</span>
      </div>
    </Ground>
  );
}

export const stepPictures = [QuizPicture, SpecialistPicture, BoardsPicture] as const;
/** What the pictures of the steps need besides the pieces. */
export const stepPhotographs = [detail];
