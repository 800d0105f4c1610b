import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { budgetTierIds, budgetTierNames, colors, optionLabel, sizesOf, traitsOf } from '#core/catalog/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import styles from '../desk/slot-tools.module.css';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import { proposalWords } from './proposal-words.ts';

const said = ({ types, subTypes, materials, shapes, size, colorIntensity, colors: wanted, tier }: BriefPiece) =>
  [...types, ...subTypes, ...materials, ...shapes, size, colorIntensity, ...wanted]
    .flatMap((one) => (one ? [optionLabel(one)] : []))
    .concat(tier ? [budgetTierNames[tier]] : [])
    .join(', ');

/** What the slot asks for now, and a form to write down a newer wish. It holds for both boards. */
export function SlotWish({ slot: { slot, wish, amended }, selectionId }: { slot: DeskSlot; selectionId: string }) {
  const fetcher = useFetcher<DeskAnswer>();
  const form = useRef<HTMLFormElement>(null);
  if (!wish) return null;
  const traits = traitsOf(wish.kind);
  const lists = [
    ['types', traits.types],
    ['materials', traits.materials],
    ['shapes', traits.shapes],
    ['colors', traits.colorIntensities.length > 0 ? colors : []],
  ] as const;

  function save() {
    const sent = new FormData(form.current ?? undefined);
    const list = (name: string) => (sent.has(name) ? { [name]: [sent.get(name)].filter(Boolean) } : {});
    const color = sent.get('colors');
    const amendedWish = {
      ...list('types'),
      ...list('materials'),
      ...list('shapes'),
      ...(sent.has('colors') && { colors: color ? [color] : [], colorIntensity: color ? 'lots_of_color' : null }),
      ...(sent.has('size') && { size: sent.get('size') || null }),
      tier: sent.get('tier') || null,
    };
    const text = JSON.stringify(amendedWish);
    void fetcher.submit({ act: 'wish', selectionId, slot: String(slot), wish: text }, { method: 'post' });
  }

  return (
    <details className={styles.wish}>
      <summary>
        {proposalWords.wishNow(said(wish) || words.upToUs)}{' '}
        {amended && <span className={styles.soft}>({proposalWords.wishAmended})</span>}
      </summary>
      <form
        ref={form}
        aria-label={proposalWords.amendWish}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={styles.fields}>
          {lists.map(
            ([name, values]) =>
              values.length > 0 && <Choice key={name} name={name} values={values} now={wish[name][0] ?? ''} />,
          )}
          {sizesOf(wish.kind).length > 0 && <Choice name="size" values={sizesOf(wish.kind)} now={wish.size ?? ''} />}
          <label>
            {proposalWords.anyOf.tier}
            <select name="tier" defaultValue={wish.tier ?? ''} className={styles.select}>
              <option value="">{words.any}</option>
              {budgetTierIds.map((tier) => (
                <option key={tier} value={tier}>
                  {budgetTierNames[tier]}
                </option>
              ))}
            </select>
          </label>
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

interface ChoiceProps {
  name: 'types' | 'materials' | 'shapes' | 'colors' | 'size';
  values: readonly string[];
  now: string;
}

function Choice({ name, values, now }: ChoiceProps) {
  return (
    <label>
      {proposalWords.anyOf[name]}
      <select name={name} defaultValue={now} className={styles.select}>
        <option value="">{words.any}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {optionLabel(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
