import { SampleMark } from '#app/parts/reading/sample-mark.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useCarousel } from '#app/ui/carousel/carousel-context.ts';
import { CarouselCount, CarouselNext, CarouselPause, CarouselPrevious } from '#app/ui/carousel/carousel-controls.tsx';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Testimonial } from '#content/company/testimonials.ts';
import { shell } from '#core/settings/index.ts';
import type { Pictures } from './pictures.ts';
import styles from './testimonials-section.module.css';
import { homeWords } from './words.ts';

export function TestimonialsSection({ voices, pictures }: { voices: readonly Testimonial[]; pictures: Pictures }) {
  if (voices.length === 0) return null;
  return (
    <Section>
      <Wrap>
        <h2>
          <VisuallyHidden>{homeWords.testimonials}</VisuallyHidden>
        </h2>
        <Carousel
          label={homeWords.testimonials}
          count={voices.length}
          interval={shell.testimonialStepMs}
          className={styles.carousel}
        >
          <VoicePicture voices={voices} pictures={pictures} />
          <CarouselSlides
            effect="fade"
            className={styles.quotes}
            slides={voices.map((voice) => ({ id: voice.name, content: <Voice {...voice} /> }))}
          />
          <div className={styles.controls}>
            <CarouselCount />
            <CarouselPrevious />
            <CarouselNext />
            <CarouselPause />
          </div>
        </Carousel>
      </Wrap>
    </Section>
  );
}

function Voice({ content, name, location, isBold, sample }: Testimonial) {
  return (
    <figure className={styles.voice}>
      <blockquote className={styles.quote} data-bold={isBold || undefined}>
        “{content}”
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span className={styles.place}>{location}</span>
        {sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}

/** The room in the current testimonial. */
function VoicePicture({ voices, pictures }: { voices: readonly Testimonial[]; pictures: Pictures }) {
  const { index } = useCarousel();
  const id = voices[index]?.imageUrl ?? null;
  const facts = id === null ? undefined : pictures[id];
  return (
    <div className={styles.picture}>
      {id !== null && facts && (
        <Picture
          key={id}
          publicId={id}
          alt=""
          width={facts.width}
          height={facts.height}
          blur={facts.blur}
          sizes="(min-width: 768px) 30vw, 40vw"
          fit="cover"
          focus="45% 60%"
        />
      )}
    </div>
  );
}
