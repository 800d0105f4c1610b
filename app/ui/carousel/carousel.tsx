import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';
import { CarouselContext } from './carousel-context.ts';
import { wrapIndex } from './drag.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselProps {
  /** The accessible name: 'What our customers say'. */
  label: string;
  count: number;
  /** Milliseconds; without it there is no autoplay. */
  interval?: number;
  /** Pass both to control the index from outside, for example from tabs or the URL. */
  index?: number;
  onIndexChange?: (index: number) => void;
  /** CarouselSlides and any of the controls, in any layout. */
  children: ReactNode;
  className?: string | undefined;
}

export function Carousel({ label, count, interval, index: held, onIndexChange, children, className }: CarouselProps) {
  const [own, setOwn] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const slidesId = useId();
  const index = wrapIndex(held ?? own, count);

  function go(to: number) {
    const next = wrapIndex(to, count);
    setOwn(next);
    onIndexChange?.(next);
  }

  const autoplay = useAutoplay(count > 1 ? interval : undefined, hovered || focused, index, () => go(index + 1));

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="tablist"]'))
      return;
    if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(index + 1);
    else return;
    event.preventDefault();
  }

  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const leaves = (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget);

  return (
    <CarouselContext value={{ ...autoplay, index, count, slidesId, go }}>
      <section
        aria-roledescription="carousel"
        aria-label={label}
        className={classNames(styles.carousel, className)}
        onPointerEnter={(event) => byMouse(event) && setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={(event) => event.target.matches(':focus-visible') && setFocused(true)}
        onBlur={(event) => leaves(event) && setFocused(false)}
        onKeyDown={keyDown}
      >
        {children}
      </section>
    </CarouselContext>
  );
}
