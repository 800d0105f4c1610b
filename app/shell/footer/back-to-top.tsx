import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ArrowUpIcon } from '#app/ui/icon/signs.tsx';
import { shell } from '#core/settings/index.ts';
import { useScrolledPast } from '../header/use-scrolled-past.ts';
import styles from './back-to-top.module.css';

export function BackToTop() {
  const shown = useScrolledPast(shell.backToTopPx);
  if (!shown) return null;
  function up() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to vanish: the focus goes where the eye goes.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  }
  return (
    <IconButton label="Back to top" kind="paper" className={styles.button} onClick={up}>
      <ArrowUpIcon />
    </IconButton>
  );
}
