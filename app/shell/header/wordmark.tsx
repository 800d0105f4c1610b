import { Link } from '#app/ui/link.tsx';
import { productName } from '#core/settings/index.ts';
import styles from './wordmark.module.css';

/** The product's name as its logo, in a large and a small form. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <Link href="/" className={styles.wordmark} data-large={large || undefined} aria-label={`${productName}, home`}>
      {productName}
    </Link>
  );
}
