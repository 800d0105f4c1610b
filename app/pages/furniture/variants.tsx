import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { familyName, inStock, type PublicItem } from '#core/catalog/index.ts';
import styles from './variants.module.css';
import { furnitureWords as words } from './words.ts';

/** What tells it from its family: 'sage', '5 × 8 ft, bone and rust'. */
const own = ({ name }: PublicItem) => name.slice(familyName(name).length).replace(/^(?:,| in) /, '') || name;

/** The same piece in other colors and sizes, this one marked. */
export function Variants({ item, variants }: { item: PublicItem; variants: readonly PublicItem[] }) {
  if (variants.length === 0) return null;
  return (
    <nav aria-label={words.variants} className={styles.variants}>
      <ul>
        {[item, ...variants].map((one) => (
          <li key={one.recordId}>
            <Link
              href={`/furniture/${one.recordId}`}
              className={styles.variant}
              {...(one === item ? { 'aria-current': 'page' as const } : {})}
            >
              {one.swatch && <span className={styles.swatch} style={{ background: one.swatch }} />}
              <span className={styles.name}>{own(one)}</span>
              <Price cents={one.priceCents} />
              {!inStock(one) && <span className={styles.out}>{words.outOfStock}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
