import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './closing-call.module.css';
import { FaqSection } from './faq-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import type { HomeData } from './home.route.tsx';
import { OfferingsSection } from './offerings-section.tsx';
import { type Pictures, pieces } from './pictures.ts';
import { PressSection } from './press-section.tsx';
import { StartLink } from './start-link.tsx';
import { StylesSection } from './styles-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { homeWords } from './words.ts';

/** Everything below the steps, in a chunk of its own. */
export default function BelowTheFold({ pictures, rooms, wall, voices, press, questions, materials }: HomeData) {
  return (
    <>
      <OfferingsSection pictures={pictures} />
      <StylesSection pictures={pictures} rooms={rooms} materials={materials} />
      <GallerySection pictures={pictures} rooms={wall} />
      <PressSection press={press} />
      <TestimonialsSection voices={voices} pictures={pictures} />
      <FaqSection questions={questions} />
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
