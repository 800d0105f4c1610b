import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useCarousel } from '#app/ui/carousel/carousel-context.ts';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { offerings } from '#core/catalog/index.ts';
import { shell } from '#core/settings/index.ts';
import { OfferingSlide } from './offering-slide.tsx';
import styles from './offerings-section.module.css';
import type { Pictures } from './pictures.ts';
import { homeWords } from './words.ts';

/** Starting prices, one room per slide. */
export function OfferingsSection({ pictures }: { pictures: Pictures }) {
  return (
    <Section ground="linen" className={styles.part}>
      <Wrap>
        <Carousel label={homeWords.offeringsLabel} count={offerings.length}>
          <div className={styles.head}>
            <h2>{homeWords.offerings}</h2>
            <RoomSwitch />
          </div>
          <CarouselSlides
            bleed
            dragThreshold={`${shell.offeringsDragShare * 100}%`}
            slideWidth="var(--offering-width)"
            slideGap="var(--gutter)"
            className={styles.slides}
            slides={offerings.map((offering) => ({
              id: offering.room,
              content: <OfferingSlide offering={offering} pictures={pictures} />,
            }))}
          />
        </Carousel>
        <Text size="caption" tone="soft" className={styles.note}>
          {homeWords.offeringsNote}
        </Text>
      </Wrap>
    </Section>
  );
}

function RoomSwitch() {
  const { index, go, slidesId } = useCarousel();
  return (
    <div className={styles.rooms}>
      {offerings.map(({ room, title }, position) => (
        <button
          key={room}
          type="button"
          className={styles.room}
          aria-controls={slidesId}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => go(position)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
