import { IconButton, type IconButtonProps } from '../action/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import { useCarousel } from './carousel-context.ts';
import styles from './carousel-controls.module.css';

type Kind = NonNullable<IconButtonProps['kind']>;

export function CarouselPrevious({ kind = 'ring' }: { kind?: Kind }) {
  const { index, go, slidesId } = useCarousel();
  return (
    <IconButton label={texts.previous} kind={kind} aria-controls={slidesId} onClick={() => go(index - 1)}>
      <ChevronLeftIcon />
    </IconButton>
  );
}

export function CarouselNext({ kind = 'ring' }: { kind?: Kind }) {
  const { index, go, slidesId } = useCarousel();
  return (
    <IconButton label={texts.next} kind={kind} aria-controls={slidesId} onClick={() => go(index + 1)}>
      <ChevronRightIcon />
    </IconButton>
  );
}

/** Every carousel that autoplays needs this; it renders nothing otherwise. */
export function CarouselPause({ kind = 'bare' }: { kind?: Kind }) {
  const { automatic, playing, toggle } = useCarousel();
  if (!automatic) return null;
  return (
    <IconButton label={playing ? texts.pause : texts.play} kind={kind} onClick={toggle}>
      {playing ? <PauseIcon /> : <PlayIcon small />}
    </IconButton>
  );
}

export function CarouselCount() {
  const { index, count } = useCarousel();
  return <span className={styles.count}>{texts.slide(index + 1, count)}</span>;
}

/** One dash per slide, each a button to it. */
export function CarouselDashes() {
  const { index, count, go } = useCarousel();
  return (
    <span className={styles.dashes}>
      {Array.from({ length: count }, (_, position) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its position
          key={position}
          type="button"
          className={styles.dash}
          aria-label={texts.goToSlide(position + 1, count)}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => go(position)}
        />
      ))}
    </span>
  );
}

/** Shows the position. Too small to click, so it isn't clickable. */
export function CarouselDots() {
  const { index, count } = useCarousel();
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
        <i key={position} data-on={position === index || undefined} />
      ))}
    </span>
  );
}

export function CarouselOverlayControls() {
  return (
    <div className={styles.overlay}>
      <CarouselPrevious kind="paper" />
      <CarouselDots />
      <CarouselNext kind="paper" />
    </div>
  );
}
