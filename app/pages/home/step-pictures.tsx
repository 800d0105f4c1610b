import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Ground, type GroundTone } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { type Pictures, pieces } from './pictures.ts';
import styles from './step-pictures.module.css';
import { type Standing, standing, Tableau } from './tableau.tsx';
import { homeWords } from './words.ts';

interface StepPictureProps {
  pictures: Pictures;
}

const stepSizes = '(min-width: 768px) 30vw, 90vw';
const cardSizes = '(min-width: 768px) 14vw, 42vw';
const detail = 'furniture/rec-drift-bed-flax-king/front';

interface CardProps extends StepPictureProps {
  place: 'left' | 'right';
  tone: GroundTone;
  standing: readonly Standing[];
  name: string | undefined;
  chosen?: boolean;
}

/** A small card with pieces on it, as in the quiz and on the boards. */
function Card({ pictures, place, tone, standing: pieces, name, chosen = false }: CardProps) {
  return (
    <div className={styles.card} data-place={place}>
      <Tableau pictures={pictures} tone={tone} sizes={cardSizes} standing={pieces} className={styles.portrait} />
      <span>{name}</span>
      {chosen && (
        <i className={styles.tick}>
          <CheckIcon small />
        </i>
      )}
    </div>
  );
}

/** Two quiz cards, one of them chosen. */
function QuizPicture({ pictures }: StepPictureProps) {
  const [first, second] = homeWords.picked;
  const bed = [standing(pieces.bed, 82, 9, 16)];
  const sofa = [standing(pieces.sofa, 84, 8, 18)];
  return (
    <Ground tone="sage" className={styles.ground} aria-hidden="true">
      <Card pictures={pictures} place="left" tone="stone" standing={bed} name={first} />
      <Card pictures={pictures} place="right" tone="forest" standing={sofa} name={second} chosen />
    </Ground>
  );
}

/** A close-up of a material, and what a specialist might say about your room. */
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

function BoardsPicture({ pictures }: StepPictureProps) {
  const [first, second] = homeWords.boards;
  const sitting = [
    standing(pieces.sofa, 84, 8, 54),
    standing(pieces.chair, 38, 8, 12),
    standing(pieces.coffeeTable, 44, 48, 10),
  ];
  const sleeping = [standing(pieces.sideboard, 78, 11, 58), standing(pieces.bed, 80, 10, 8)];
  return (
    <Ground tone="oat" className={styles.ground} aria-hidden="true">
      <Card pictures={pictures} place="left" tone="blush" standing={sitting} name={first} />
      <Card pictures={pictures} place="right" tone="sage" standing={sleeping} name={second} />
    </Ground>
  );
}

export const stepPictures = [QuizPicture, SpecialistPicture, BoardsPicture] as const;
/** What the step pictures need besides the pieces. */
export const stepPhotographs = [detail];
