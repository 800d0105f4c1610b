import { useFetcher } from 'react-router';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { AlternativeMark, DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './slot-alternatives.module.css';

interface SlotAlternativesProps {
  pieceId: string;
  alternatives: readonly DeskAlternative[];
}

/** What the customer can try in this slot without asking: pinned ones come first, others can be ruled out. */
export function SlotAlternatives({ pieceId, alternatives }: SlotAlternativesProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const refused = fetcher.data && !fetcher.data.ok && fetcher.data.about === pieceId ? fetcher.data.words : null;
  const mark = (recordId: string, as: AlternativeMark) =>
    void fetcher.submit({ act: 'alternative', pieceId, recordId, mark: as }, { method: 'post' });
  return (
    <section aria-labelledby="slot-alternatives" className={styles.part}>
      <Title as="h3" size="plain" id="slot-alternatives">
        {words.alternatives}
      </Title>
      <p className={styles.soft}>{alternatives.length > 0 ? words.alternativesLead : words.noAlternatives}</p>
      {refused && <Refusal>{refused}</Refusal>}
      <ul className={styles.list} aria-busy={fetcher.state !== 'idle'}>
        {alternatives.map(({ item, mark: marked, shown }) => (
          <li key={item.recordId} className={styles.row}>
            <p className={styles.line}>
              <span>{item.name}</span>
              <Price cents={item.priceCents} />
            </p>
            <p className={styles.soft}>{words.alternativeState(marked, shown)}</p>
            <p className={styles.acts}>
              {marked === null && (
                <TextButton soft onClick={() => mark(item.recordId, 'pin')}>
                  {words.pin}
                  <VisuallyHidden> {item.name}</VisuallyHidden>
                </TextButton>
              )}
              {marked !== 'forbidden' && (
                <TextButton soft onClick={() => mark(item.recordId, 'forbid')}>
                  {words.forbid}
                  <VisuallyHidden> {item.name}</VisuallyHidden>
                </TextButton>
              )}
              {marked !== null && (
                <TextButton soft onClick={() => mark(item.recordId, 'offer')}>
                  {marked === 'pinned' ? words.unpin : words.offerAgain}
                  <VisuallyHidden> {item.name}</VisuallyHidden>
                </TextButton>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
