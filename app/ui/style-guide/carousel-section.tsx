import { shell } from '#core/settings/index.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { useCarousel } from '../carousel/carousel-context.ts';
import {
  CarouselCount,
  CarouselDashes,
  CarouselNext,
  CarouselOverlayControls,
  CarouselPause,
  CarouselPrevious,
} from '../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../carousel/carousel-slides.tsx';
import { Row } from '../layout/layout.tsx';
import { Ground } from '../picture/ground.tsx';
import { Hand, Text } from '../type/text.tsx';
import { ChaiseSofa, LoungeChair, RoundTable, StandardSofa } from './drawings.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const quotes = [
  { id: 'dana', who: 'Dana R.', words: 'Three days later I had two rooms I wanted to live in, and a person to ask.' },
  { id: 'luis', who: 'Luis M.', words: 'She asked where the light falls. No one in a shop ever asked me that.' },
  { id: 'hana', who: 'Hana K.', words: 'The sofa went through the door with three inches to spare, as promised.' },
];

const pictures = [
  { id: 'sofa', tone: 'sage', drawing: <StandardSofa /> },
  { id: 'chair', tone: 'night', drawing: <LoungeChair /> },
  { id: 'table', tone: 'oat', drawing: <RoundTable /> },
  { id: 'chaise', tone: 'blush', drawing: <ChaiseSofa /> },
] as const;

const slides = pictures.map(({ id, tone, drawing }) => ({
  id,
  content: (
    <Ground tone={tone} className={styles.slideGround}>
      {drawing}
    </Ground>
  ),
}));

function Speaker() {
  const { index } = useCarousel();
  return (
    <Text as="span" size="small" strong>
      {quotes[index]?.who}
    </Text>
  );
}

export function CarouselSection() {
  return (
    <Part id="carousels" title="Carousels">
      <Specimen name="Automatic, with pause; slides fade">
        <Carousel label="What our customers say" count={quotes.length} interval={shell.testimonialStepMs}>
          <CarouselSlides
            effect="fade"
            slides={quotes.map(({ id, words }) => ({
              id,
              content: (
                <Hand as="blockquote" className={styles.quote}>
                  “{words}”
                </Hand>
              ),
            }))}
          />
          <div className={styles.foot}>
            <Speaker />
            <Row gap={3}>
              <CarouselCount />
              <CarouselPrevious />
              <CarouselNext />
              <CarouselPause />
            </Row>
          </div>
        </Carousel>
      </Specimen>
      <Specimen name="By hand, controls over the picture">
        <Carousel label="Draper in pictures" count={slides.length}>
          <CarouselSlides slides={slides} dragThreshold={shell.heroDragPx} />
          <CarouselOverlayControls />
        </Carousel>
      </Specimen>
      <Specimen name="The next one looks in; dashes">
        <Carousel label="Our rooms" count={slides.length} interval={shell.heroStepMs}>
          <CarouselSlides
            slides={slides}
            slideWidth="85%"
            slideGap="var(--gutter)"
            dragThreshold={`${shell.offeringsDragShare * 100}%`}
          />
          <Row gap={1}>
            <CarouselDashes />
            <CarouselPause />
          </Row>
        </Carousel>
      </Specimen>
    </Part>
  );
}
