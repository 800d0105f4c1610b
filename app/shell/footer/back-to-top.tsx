import { apart } from '#app/ui/layout/later.tsx';
import { shell } from '#core/settings/index.ts';
import { useScrolledPast } from '../header/use-scrolled-past.ts';

const BackToTopButton = apart(() => import('./back-to-top-button.tsx'));

export function BackToTop() {
  return useScrolledPast(shell.backToTopPx) ? <BackToTopButton /> : null;
}
