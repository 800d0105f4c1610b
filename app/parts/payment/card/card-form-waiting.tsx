import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import styles from './card-form.module.css';
import { cardTexts } from './card-texts.ts';

/** Holds the form's place, so that nothing jumps when it comes. */
export function CardFormWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden role="status">{cardTexts.loading}</VisuallyHidden>
    </div>
  );
}
