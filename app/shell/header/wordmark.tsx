import { Link } from '#app/ui/link.tsx';
import { productName } from '#core/settings/index.ts';
import styles from './wordmark.module.css';

export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <Link href="/" className={styles.wordmark} data-large={large || undefined} aria-label={`${productName}, home`}>
      {productName}
    </Link>
  );
}
