import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { CarouselOverlayControls } from '#app/ui/carousel/carousel-controls.tsx';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Pictures } from './pictures.ts';
import styles from './style-pictures.module.css';
import type { StyleLook } from './style-words.ts';
import { Tableau } from './tableau.tsx';
import { homeWords } from './words.ts';

export interface StylePicturesProps {
  name: string;
  look: StyleLook;
  pictures: Pictures;
  rooms: readonly string[];
  className?: string | undefined;
}

const sizes = '(min-width: 768px) 60vw, 100vw';

/** First the style's signature piece, then its rooms. */
export function StylePictures({ name, look, pictures, rooms, className }: StylePicturesProps) {
  const slides = [
    { id: 'lead', content: <Tableau pictures={pictures} tone={look.tone} standing={look.lead} sizes={sizes} square /> },
    ...rooms.flatMap((id) => {
      const facts = pictures[id];
      if (!facts) return [];
      const { width, height, alt, blur } = facts;
      return [{ id, content: <Picture {...{ publicId: id, width, height, alt, blur, sizes }} fit="cover" square /> }];
    }),
  ];
  return (
    <Carousel
      label={homeWords.stylePictures(name)}
      count={slides.length}
      className={classNames(styles.carousel, className)}
    >
      <CarouselSlides slides={slides} fill className={styles.slides} />
      {slides.length > 1 && <CarouselOverlayControls />}
    </Carousel>
  );
}
