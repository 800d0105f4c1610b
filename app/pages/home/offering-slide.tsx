import { TextLink } from '#app/ui/action/text-link.tsx';
import type { GroundTone } from '#app/ui/picture/ground.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Offering, Room } from '#core/catalog/index.ts';
import { fromDollars } from '#core/money/index.ts';
import styles from './offering-slide.module.css';
import { type Pictures, pieces } from './pictures.ts';
import { type Standing, Tableau } from './tableau.tsx';
import { homeWords } from './words.ts';

const scenes: Partial<Record<Room, { tone: GroundTone; standing: readonly Standing[] }>> = {
  'living-room': {
    tone: 'sage',
    standing: [
      { publicId: pieces.sofa, width: 71, left: 6, bottom: 21 },
      { publicId: pieces.chair, width: 29, left: 66, bottom: 8 },
      { publicId: pieces.coffeeTable, width: 34, left: 21, bottom: 6 },
    ],
  },
  bedroom: {
    tone: 'blush',
    standing: [
      { publicId: pieces.nightstand, width: 15, left: 6, bottom: 24 },
      { publicId: pieces.bed, width: 72, left: 20, bottom: 8 },
    ],
  },
  'dining-room': {
    tone: 'oat',
    standing: [
      { publicId: pieces.diningChair, width: 20, left: 6, bottom: 22 },
      { publicId: pieces.diningTable, width: 66, left: 17, bottom: 11 },
      { publicId: pieces.diningChair, width: 23, left: 72, bottom: 6 },
    ],
  },
};

export function OfferingSlide({ offering, pictures }: { offering: Offering; pictures: Pictures }) {
  const { room, title, items } = offering;
  const scene = scenes[room];
  return (
    <div className={styles.slide}>
      {scene && (
        <div className={styles.scene}>
          <Tableau pictures={pictures} square sizes="(min-width: 768px) 54vw, 88vw" {...scene} />
        </div>
      )}
      <div className={styles.words}>
        <Title as="h3" size="heading">
          {title}
        </Title>
        <dl className={styles.prices}>
          {items.map((item) => (
            <div key={item.piece} className={styles.line}>
              <dt>{item.title}</dt>
              <dd>
                <Price cents={fromDollars(item.price)} />
              </dd>
            </div>
          ))}
        </dl>
        <TextLink href={`/inspiration-gallery?room=${encodeURIComponent(title)}`}>{homeWords.explore(title)}</TextLink>
      </div>
    </div>
  );
}
