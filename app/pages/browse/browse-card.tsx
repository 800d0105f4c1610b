import card from '#app/parts/catalog/linked-card.module.css';
import { FavoriteButton } from '#app/parts/favorite/favorite-button.tsx';
import { finishWords, sizeWords } from '#app/parts/selection/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { inStock, leadTimeWords } from '#core/catalog/index.ts';
import type { BrowsedPiece } from '#server/catalog/browse-catalog.ts';
import styles from './browse-card.module.css';
import { browseWords as words } from './words.ts';

interface BrowseCardProps extends BrowsedPiece {
  /** How wide its cut-out is drawn, in percent of the frame; null to show its photo instead. */
  scale: number | null;
  /** Among the pictures seen first. */
  first: boolean;
  /** A favorite. */
  kept: boolean;
}

const sizes = '(min-width: 1024px) 24vw, (min-width: 600px) 45vw, 92vw';

/** One piece in the list. The name is the link; it covers the card. */
export function BrowseCard({ item, variants, door, scale, first, kept }: BrowseCardProps) {
  const { cutOut, front } = item.pictures;
  const photo = front[0] ?? cutOut;
  // Sizes of one color share a dot.
  const colors = [...new Set(variants.flatMap(({ swatch }) => swatch ?? []))];
  return (
    <li className={card.card}>
      {scale !== null && cutOut ? (
        <Ground flat={item.kind === 'rug'} className={styles.picture}>
          <span className={styles.piece} style={{ width: `${scale}%` }}>
            <Picture {...cutOut} alt="" sizes={sizes} cutOut priority={first} />
          </span>
        </Ground>
      ) : (
        <div className={styles.picture}>
          {photo && <Picture {...photo} alt="" sizes={sizes} fit="cover" priority={first} />}
        </div>
      )}
      <div className={styles.head}>
        <h2 className={card.name}>
          <Link href={`/furniture/${item.recordId}`} className={card.link}>
            {item.name}
          </Link>
        </h2>
        <Price cents={item.priceCents} className={card.price} />
      </div>
      <p className={styles.meta}>
        {item.vendor.name}. {finishWords({ ...item, materialsFinishTwo: null })}
      </p>
      <p className={styles.meta}>{sizeWords(item)}</p>
      {door && <p className={door.tight ? styles.tight : styles.meta}>{door.words}</p>}
      <div className={styles.foot}>
        {variants.length > 0 && (
          <span className={styles.dots}>
            <VisuallyHidden>{words.variants(variants.length)}</VisuallyHidden>
            {colors.map((swatch) => (
              <span key={swatch} className={styles.dot} style={{ background: swatch }} />
            ))}
          </span>
        )}
        <span className={inStock(item) ? styles.ships : styles.out}>
          {inStock(item) ? words.ships(leadTimeWords(item.leadTimeDays)) : words.outOfStock}
        </span>
      </div>
      <FavoriteButton recordId={item.recordId} name={item.name} kept={kept} className={styles.heart} />
    </li>
  );
}
