import {
  type CSSProperties,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';
import styles from './carousel.module.css';
import { useCarousel } from './carousel-context.ts';
import { type DragThreshold, stepOfDrag } from './drag.ts';

/** Less movement than this is an unsteady click, not a drag. */
const slack = 4;

function useDrag(threshold: DragThreshold, onStep: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  const dragged = useRef(false);
  const [pulled, setPulled] = useState(0);

  function end(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    // A slide may be narrower than the frame.
    const slide = event.currentTarget.querySelector<HTMLElement>('[data-shown]') ?? event.currentTarget;
    const step = stepOfDrag(event.clientX - start.current, slide.clientWidth, threshold);
    start.current = null;
    setPulled(0);
    if (dragged.current && step !== 0) onStep(step);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      start.current = event.clientX;
      dragged.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      if (!dragged.current && Math.abs(distance) < slack) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      setPulled(distance);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      setPulled(0);
    },
    // A drag that ends on a link must not follow it.
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = false;
    },
    onDragStart(event: DragEvent<HTMLElement>) {
      event.preventDefault();
    },
  };
  return { pulled, dragging: pulled !== 0, handlers };
}

export interface CarouselSlidesProps {
  slides: readonly { id: string; content: ReactNode }[];
  effect?: 'slide' | 'fade';
  dragThreshold?: DragThreshold;
  /** On wide screens narrower than the frame, so the next slide peeks in: '85%'. On narrow ones a slide fills it. */
  slideWidth?: string;
  slideGap?: string;
  /** Lets neighboring slides extend past the frame; the section around it clips. */
  bleed?: boolean;
  /** As tall as its container. */
  fill?: boolean;
  className?: string | undefined;
}

export function CarouselSlides(props: CarouselSlidesProps) {
  const { slides, effect = 'slide', dragThreshold = 50, slideWidth, slideGap, bleed = false, fill = false } = props;
  const { index, count, go, playing, slidesId } = useCarousel();
  const { pulled, dragging, handlers } = useDrag(dragThreshold, (step) => go(index + step));

  const style = {
    '--index': index,
    '--pulled': `${effect === 'slide' ? pulled : 0}px`,
    ...(slideWidth === undefined ? {} : { '--slide-width-wide': slideWidth }),
    ...(slideGap === undefined ? {} : { '--slide-gap': slideGap }),
  } as CSSProperties;
  const view = classNames(
    styles.view,
    bleed && styles.bleeding,
    dragging && styles.dragging,
    fill && styles.fill,
    props.className,
  );

  return (
    <div className={view} style={style} {...handlers}>
      <div
        id={slidesId}
        className={effect === 'fade' ? styles.stack : styles.track}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map(({ id, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide can hold anything, so it is not a fieldset
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={texts.slide(position + 1, count)}
            className={styles.slide}
            data-shown={position === index || undefined}
            inert={position !== index}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
