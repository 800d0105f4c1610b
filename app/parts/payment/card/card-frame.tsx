import { type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import styles from './card-form.module.css';
import type { CardFormHandle, CardResult, ChosenCard, OpenedPayment, SavedCard } from './card-form-types.ts';
import { brandName, cardTexts } from './card-texts.ts';

interface CardFrameProps {
  savedCards: readonly SavedCard[];
  offerToSave: boolean;
  /** Says who stores the card. */
  note: string;
  check: (card: ChosenCard) => ReturnType<CardFormHandle['check']>;
  pay: (card: ChosenCard, opened: OpenedPayment | undefined) => Promise<CardResult>;
  ref: Ref<CardFormHandle>;
  /** The fields for a new card. They stay mounted while a saved card is chosen, so nothing typed is lost. */
  children: ReactNode;
}

const newCard = 'new';

/** What both forms share: choosing a card, the checkbox to save it, and paying. */
export function CardFrame({ savedCards, offerToSave, note, check, pay, ref, children }: CardFrameProps) {
  const [chosen, setChosen] = useState(savedCards[0]?.id ?? newCard);
  const [save, setSave] = useState(false);
  const headId = useId();
  // The card may have been removed in another tab.
  const saved = savedCards.find(({ id }) => id === chosen);

  useImperativeHandle(ref, () => {
    const card: ChosenCard = saved ? { kind: 'saved', id: saved.id } : { kind: 'new', save: offerToSave && save };
    return { check: () => check(card), confirm: (opened) => pay(card, opened) };
  }, [check, pay, saved, offerToSave, save]);

  const options = [
    ...savedCards.map(({ id, brand, last4, expiryMonth, expiryYear }) => ({
      value: id,
      label: cardTexts.savedCard(brandName(brand), last4),
      note: cardTexts.savedExpiry(expiryMonth, expiryYear),
    })),
    { value: newCard, label: cardTexts.newCard, note },
  ];

  return (
    <div className={styles.frame}>
      {savedCards.length > 0 && (
        <RadioGroup
          label={cardTexts.choice}
          hideLabel
          options={options}
          value={saved ? saved.id : newCard}
          onChange={setChosen}
        />
      )}
      <fieldset className={styles.card} aria-labelledby={headId} hidden={saved !== undefined}>
        <p className={styles.head} id={headId} data-alone={savedCards.length === 0 ? '' : undefined}>
          <span>{cardTexts.newCard}</span>
          <small className={styles.note}>{note}</small>
        </p>
        {children}
        {offerToSave && (
          <Checkbox checked={save} onChange={(event) => setSave(event.target.checked)}>
            {cardTexts.save}
          </Checkbox>
        )}
      </fieldset>
    </div>
  );
}
