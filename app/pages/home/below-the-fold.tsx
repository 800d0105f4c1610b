import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './closing-call.module.css';
import { FaqPart } from './faq-part.tsx';
import { GalleryPart } from './gallery-part.tsx';
import type { HomeData } from './home.route.tsx';
import { OfferingsPart } from './offerings-part.tsx';
import { type Pictures, pieces } from './pictures.ts';
import { PressPart } from './press-part.tsx';
import { StartLink } from './start-link.tsx';
import { StylesPart } from './styles-part.tsx';
import { TestimonialsPart } from './testimonials-part.tsx';
import { homeWords } from './words.ts';

/** Everything below the steps, in a chunk of its own. */
export default function BelowTheFold({ pictures, rooms, wall, voices, press, questions, materials }: HomeData) {
  return (
    <>
      <OfferingsPart pictures={pictures} />
      <StylesPart pictures={pictures} rooms={rooms} materials={materials} />
      <GalleryPart pictures={pictures} rooms={wall} />
      <PressPart press={press} />
      <TestimonialsPart voices={voices} pictures={pictures} />
      <FaqPart questions={questions} />
      <ClosingCall pictures={pictures} />
    </>
  );
}

function ClosingCall({ pictures }: { pictures: Pictures }) {
  const chair = pictures[pieces.chair];
  return (
    <Section ground="forest" className={styles.call}>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h2>{homeWords.ready}</h2>
          <StartLink kind="paper" />
        </div>
        {chair && (
          <div className={styles.piece}>
            <Picture
              publicId={pieces.chair}
              alt=""
              width={chair.width}
              height={chair.height}
              sizes="(min-width: 768px) 34vw, 70vw"
              cutOut
            />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
