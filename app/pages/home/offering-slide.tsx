import { TextLink } from '#app/ui/action/text-link.tsx';
import type { GroundTone } from '#app/ui/picture/ground.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Offering, Room } from '#core/catalog/index.ts';
import { fromDollars } from '#core/money/index.ts';
import styles from './offering-slide.module.css';
import { type Pictures, pieces } from './pictures.ts';
import { type Standing, standing, Tableau } from './tableau.tsx';
import { homeWords } from './words.ts';

const scenes: Partial<Record<Room, { tone: GroundTone; standing: readonly Standing[] }>> = {
  'living-room': {
    tone: 'sage',
    standing: [
      standing(pieces.sofa, 71, 6, 21),
      standing(pieces.chair, 29, 66, 8),
      standing(pieces.coffeeTable, 34, 21, 6),
    ],
  },
  bedroom: {
    tone: 'blush',
    standing: [standing(pieces.nightstand, 15, 6, 24), standing(pieces.bed, 72, 20, 8)],
  },
  'dining-room': {
    tone: 'oat',
    standing: [
      standing(pieces.diningChair, 20, 6, 22),
      standing(pieces.diningTable, 66, 17, 11),
      standing(pieces.diningChair, 23, 72, 6),
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
