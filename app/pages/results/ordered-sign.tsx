import { TextLink } from '#app/ui/action/text-link.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import styles from './ordered-sign.module.css';
import { words } from './words.ts';

/** In place of the button to choose a piece: it's ordered, and this leads to the order. */
export function OrderedSign({ orderId, name }: { orderId: string; name: string }) {
  return (
    <TextLink href={`/orders/${orderId}`} className={styles.sign} aria-label={`${words.pieceOrdered}: ${name}`}>
      <CheckIcon small /> {words.pieceOrdered}
    </TextLink>
  );
}
