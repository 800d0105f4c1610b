import { useFetcher } from 'react-router';
import { useSingleKey } from '#app/parts/studio-keys/single-keys.ts';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { AlternativeMark, DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { KeyButton } from '../key-button.tsx';
import { Refusal } from '../refusal.tsx';
import { proposalWords } from './proposal-words.ts';
import styles from './slot-alternatives.module.css';

interface SlotAlternativesProps {
  pieceId: string;
  /** The piece in the slot. */
  recordId: string;
  alternatives: readonly DeskAlternative[];
}

/** What the customer can try in this slot without asking: pinned ones come first, others can be ruled out. */
export function SlotAlternatives({ pieceId, recordId: onBoard, alternatives }: SlotAlternativesProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const refused = fetcher.data && !fetcher.data.ok && fetcher.data.about === pieceId ? fetcher.data.words : null;
  const mark = (recordId: string, as: AlternativeMark) =>
    void fetcher.submit({ act: 'alternative', pieceId, recordId, mark: as }, { method: 'post' });
  const approved = alternatives
    .filter((one) => one.approved !== null)
    .toSorted((one, other) => (one.approved ?? 0) - (other.approved ?? 0))
    .map(({ item }) => item.recordId);
  const approve = (alternates: readonly string[]) =>
    void fetcher.submit(
      { act: 'approve', pieceId, recordId: onBoard, alternates: alternates.join() },
      { method: 'post' },
    );
  const toggle = (recordId: string) =>
    approve(approved.includes(recordId) ? approved.filter((id) => id !== recordId) : [...approved, recordId]);
  const proposed = alternatives.filter((one) => one.proposed).map(({ item }) => item);
  const approveProposed = () => approve(proposed.map(({ recordId }) => recordId));
  useSingleKey('a', approveProposed, proposed.length > 0);
  return (
    <section aria-labelledby="slot-alternatives" className={styles.part}>
      <Title as="h3" size="plain" id="slot-alternatives">
        {proposalWords.alternatives}
      </Title>
      <p className={styles.soft}>
        {alternatives.length > 0 ? proposalWords.alternativesLead : proposalWords.noAlternatives}
      </p>
      {refused && <Refusal>{refused}</Refusal>}
      {alternatives.length > 0 && (
        <div className={styles.standIns}>
          <p className={styles.line}>{proposalWords.standIns}</p>
          <p className={styles.soft}>{proposalWords.standInsLead(approved.length)}</p>
          {proposed.length > 0 && (
            <KeyButton letter="A" pending={fetcher.state !== 'idle'} onClick={approveProposed}>
              {proposalWords.approveProposed(proposed.map(({ name }) => name))}
            </KeyButton>
          )}
        </div>
      )}
      <ul className={styles.list} aria-busy={fetcher.state !== 'idle'}>
        {alternatives.map(({ item, mark: marked, shown, passes, approved: turn }) => (
          <li key={item.recordId} className={styles.row}>
            <p className={styles.line}>
              <span>{item.name}</span>
              <Price cents={item.priceCents} />
            </p>
            <p className={styles.soft}>{proposalWords.alternativeState(marked, shown, passes)}</p>
            {marked !== 'forbidden' && (
              <Checkbox checked={turn !== null} onChange={() => toggle(item.recordId)}>
                {proposalWords.standInTurn(turn)}
                <VisuallyHidden>: {item.name}</VisuallyHidden>
              </Checkbox>
            )}
            <p className={styles.acts}>
              {marked === null && (
                <TextButton soft onClick={() => mark(item.recordId, 'pin')}>
                  {proposalWords.pin}
                  <VisuallyHidden> {item.name}</VisuallyHidden>
                </TextButton>
              )}
              {marked !== 'forbidden' && (
                <TextButton soft onClick={() => mark(item.recordId, 'forbid')}>
                  {proposalWords.forbid}
                  <VisuallyHidden> {item.name}</VisuallyHidden>
                </TextButton>
              )}
              {marked !== null && (
                <TextButton soft onClick={() => mark(item.recordId, 'offer')}>
                  {marked === 'pinned' ? proposalWords.unpin : proposalWords.offerAgain}
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
