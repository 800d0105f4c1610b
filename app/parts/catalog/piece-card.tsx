import type { ReactNode } from 'react';
import { sizeWords } from '#app/parts/selection/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { inStock, type PublicItem } from '#core/catalog/index.ts';
import card from './linked-card.module.css';
import styles from './piece-card.module.css';
import { pieceWords } from './words.ts';

/** A card with picture, name, maker and price. The whole card is a link. */
export function PieceCard({ item, sizes, level: Level = 'h3', corner, children }: PieceCardProps) {
  const picture = item.pictures.front[0] ?? item.pictures.cutOut;
  return (
    <li className={card.card}>
      <span className={styles.picture}>{picture && <Picture {...picture} alt="" sizes={sizes} fit="cover" />}</span>
      <Level className={card.name}>
        <Link href={`/furniture/${item.recordId}`} className={card.link}>
          {item.name}
        </Link>
      </Level>
      <p className={styles.meta}>
        {item.vendor.name}&nbsp;· {sizeWords(item)}
      </p>
      <Price cents={item.priceCents} className={card.price} />
      {!inStock(item) && <p className={styles.meta}>{pieceWords.outOfStock}</p>}
      {corner && <div className={styles.corner}>{corner}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}

interface PieceCardProps {
  item: PublicItem;
  sizes: string;
  level?: 'h2' | 'h3';
  /** On the picture's corner, above the link. */
  corner?: ReactNode;
  children?: ReactNode;
}
