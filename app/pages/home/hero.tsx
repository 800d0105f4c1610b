import { useState } from 'react';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useCarousel } from '#app/ui/carousel/carousel-context.ts';
import { CarouselDashes, CarouselPause } from '#app/ui/carousel/carousel-controls.tsx';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { shell } from '#core/settings/index.ts';
import styles from './hero.module.css';
import type { Pictures } from './pictures.ts';
import { StartLink } from './start-link.tsx';
import { homeWords } from './words.ts';

export function Hero({ pictures, heroes }: { pictures: Pictures; heroes: readonly string[] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{homeWords.title}</h1>
        <Text size="lead" tone="soft">
          {homeWords.lead}
        </Text>
        <StartLink />
      </div>
      <Carousel label={homeWords.heroes} count={heroes.length} interval={shell.heroStepMs} className={styles.picture}>
        <HeroSlides pictures={pictures} heroes={heroes} />
        {heroes.length > 1 && (
          <div className={styles.controls}>
            <CarouselDashes />
            <CarouselPause />
          </div>
        )}
      </Carousel>
    </section>
  );
}

/** Only the slides already seen, plus the next one once the first has loaded, so they never delay the first. */
function HeroSlides({ pictures, heroes }: { pictures: Pictures; heroes: readonly string[] }) {
  const { index } = useCarousel();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const [firstCame, setFirstCame] = useState(false);
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  const next = (index + 1) % heroes.length;
  return (
    <CarouselSlides
      effect="fade"
      fill
      dragThreshold={shell.heroDragPx}
      slides={heroes.map((id, position) => ({
        id,
        content: (seen.has(position) || (firstCame && position === next)) && (
          <HeroPicture id={id} pictures={pictures} first={position === 0} onArrive={() => setFirstCame(true)} />
        ),
      }))}
    />
  );
}

/**
 * Beside the text the frame is tall, so a 3:2 picture that fills it is wider than the part you see. On a phone that's up to
 * 40rem, but it asks for fewer pixels: its display is finer than the eye, and the first picture has to stay light.
 */
const heroSizes = '(min-width: 900px) max(64vw, 72rem), (min-width: 600px) 100vw, 25rem';

interface HeroPictureProps {
  id: string;
  pictures: Pictures;
  first: boolean;
  onArrive: () => void;
}

function HeroPicture({ id, pictures, first, onArrive }: HeroPictureProps) {
  const facts = pictures[id];
  if (!facts) return null;
  const { width, height, alt, blur } = facts;
  return (
    <Picture
      {...{ publicId: id, width, height, alt, blur, onArrive }}
      sizes={heroSizes}
      priority={first}
      fit="cover"
      focus="60% 60%"
      square
    />
  );
}
