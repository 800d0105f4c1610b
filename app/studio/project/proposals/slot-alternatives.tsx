import { useFetcher } from 'react-router';
import { useSingleKey } from '#app/parts/studio-keys/single-keys.ts';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { AlternativeMark, DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import { useInTurn } from '../desk/use-in-turn.ts';
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

/** A press on the button for all of them. No record has this id. */
const allProposed = '';

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
  const proposed = alternatives.filter((one) => one.proposed).map(({ item }) => item);
  // Each press sends the whole list, so it waits until the one before is part of it.
  const { waiting, inTurn } = useInTurn((pressed: string) => {
    if (pressed !== allProposed) {
      approve(approved.includes(pressed) ? approved.filter((id) => id !== pressed) : [...approved, pressed]);
    } else if (proposed.length > 0) approve(proposed.map(({ recordId }) => recordId));
  });
  const approveProposed = () => inTurn(allProposed);
  const isBusy = waiting !== null || fetcher.state !== 'idle';
  useSingleKey('a', approveProposed, proposed.length > 0);
  return (
    <section aria-labelledby="slot-alternatives" className={styles.part}>
      <Title as="h3" size="plain" id="slot-alternatives">
        {proposalWords.alternatives}
      </Title>
      <p className={styles.soft}>
        {alternatives.length > 0 ? proposalWords.alternativesLead : proposalWords.noAlternatives}
      </p>
      {refused && <Refusal answer={fetcher.data}>{refused}</Refusal>}
      {alternatives.length > 0 && (
        <div className={styles.standIns}>
          <p className={styles.line}>{proposalWords.standIns}</p>
          <p className={styles.soft}>{proposalWords.standInsLead(approved.length)}</p>
          {proposed.length > 0 && (
            <KeyButton letter="A" pending={isBusy} onClick={approveProposed}>
              {proposalWords.approveProposed(proposed.map(({ name }) => name))}
            </KeyButton>
          )}
        </div>
      )}
      <ul className={styles.list} aria-busy={isBusy}>
        {alternatives.map(({ item, mark: marked, shown, passes, approved: turn }) => (
          <li key={item.recordId} className={styles.row}>
            <p className={styles.line}>
              <span>{item.name}</span>
              <Price cents={item.priceCents} />
            </p>
            <p className={styles.soft}>{proposalWords.alternativeState(marked, shown, passes)}</p>
            {marked !== 'forbidden' && (
              <Checkbox checked={turn !== null} onChange={() => inTurn(item.recordId)}>
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
