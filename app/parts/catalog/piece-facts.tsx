import { GlossaryLinks } from '#app/parts/reading/glossary-links.tsx';
import { finishWords, sizeWords } from '#app/parts/selection/words.ts';
import { priceText } from '#app/ui/type/price.tsx';
import { leadTimeWords, type PublicItem } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';
import styles from './piece-facts.module.css';
import { assemblyWords, pieceWords as words } from './words.ts';

/** Everything a customer should know about a piece before buying it. */
export function PieceFacts({ item }: { item: PublicItem }) {
  const { shipping, careInstructions, sku, vendor } = item;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.size, sizeWords(item)],
    [words.seatHeight, item.seatHeight ? inchesInWords(item.seatHeight) : null],
    [words.weight, item.weightPounds ? words.pounds(item.weightPounds) : null],
    [words.materials, [item.materialsFinish, item.materialsFinishTwo].filter(Boolean).join(' · ') || finishWords(item)],
    [words.care, careInstructions],
    [words.assembly, assemblyWords(item)],
    [words.leadTime, words.leaves(leadTimeWords(item.leadTimeDays))],
    [words.standard, shipping.standardDescription],
    [words.whiteGlove, `+${priceText(shipping.whiteGloveCents, false)}. ${shipping.whiteGloveDescription}`],
    [words.brand, vendor.name],
    [words.sku, sku],
  ];
  const said = [item.name, item.clientDescription, ...facts.flat()].filter(Boolean).join('; ');
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.glossary}>
        <GlossaryLinks words={said} />
      </div>
    </>
  );
}
