import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { budgetTierNames, optionLabel } from '#core/catalog/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import styles from '../desk/slot-tools.module.css';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import { proposalWords } from './proposal-words.ts';
import { changedWish, wishFields } from './wish-fields.ts';

const said = ({ types, subTypes, materials, shapes, size, colorIntensity, colors: wanted, tier }: BriefPiece) =>
  [...types, ...subTypes, ...materials, ...shapes, size, colorIntensity, ...wanted]
    .flatMap((one) => (one ? [optionLabel(one)] : []))
    .concat(tier ? [budgetTierNames[tier]] : [])
    .join(', ');

/** What the slot asks for now, and a form to write down a newer wish. It holds for both boards. */
export function SlotWish({ slot: { slot, wish, amended }, selectionId }: { slot: DeskSlot; selectionId: string }) {
  const fetcher = useFetcher<DeskAnswer>();
  if (!wish) return null;
  const fields = wishFields(wish);

  function save(form: HTMLFormElement, asked: BriefPiece) {
    const sent = new FormData(form);
    const changed = changedWish(asked, (name) => sent.get(name)?.toString() ?? null);
    if (!changed) return;
    const text = JSON.stringify(changed);
    void fetcher.submit({ act: 'wish', selectionId, slot: String(slot), wish: text }, { method: 'post' });
  }

  return (
    <details className={styles.wish}>
      <summary>
        {proposalWords.wishNow(said(wish) || words.upToUs)}{' '}
        {amended && <span className={styles.soft}>({proposalWords.wishAmended})</span>}
      </summary>
      <form
        // The choices begin from what's asked for now, also after an undo or a colleague's change.
        key={JSON.stringify(fields.map(({ now }) => now))}
        aria-label={proposalWords.amendWish}
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget, wish);
        }}
      >
        <div className={styles.fields}>
          {fields.map(({ name, now, options }) => (
            <label key={name}>
              {proposalWords.wishFields[name]}
              <select name={name} defaultValue={now} className={styles.select}>
                <option value="">{words.any}</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <p className={styles.line}>
          <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
            {proposalWords.saveWish}
          </Button>
        </p>
      </form>
      {fetcher.data && !fetcher.data.ok && <Refusal answer={fetcher.data}>{fetcher.data.words}</Refusal>}
    </details>
  );
}
