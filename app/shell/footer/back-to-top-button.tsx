import { useRef } from 'react';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ArrowUpIcon } from '#app/ui/icon/signs.tsx';
import styles from './back-to-top.module.css';
import { useCoversControl } from './use-covers-control.ts';

/** Steps aside while something that can be pressed or filled in lies under it. */
export default function BackToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const inTheWay = useCoversControl(button);
  function up() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to vanish: the focus goes where the eye goes.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  }
  return (
    <IconButton
      ref={button}
      label="Back to top"
      kind="paper"
      className={styles.button}
      data-aside={inTheWay || undefined}
      onClick={up}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
