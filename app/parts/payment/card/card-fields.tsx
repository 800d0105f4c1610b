import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { zipInput } from '#core/places/index.ts';
import {
  type CardEntry,
  type CardField,
  cardFields,
  emptyEntry,
  entryProblem,
  type ReadCard,
  readEntry,
} from './card-entry.ts';
import { formatExpiry } from './card-expiry.ts';
import styles from './card-form.module.css';
import { brandOf, codeLengthOf, digitsOf, formatNumber } from './card-number.ts';
import { cardTexts } from './card-texts.ts';

export interface CardFieldsHandle {
  /** The card, or the first error, with focus moved to that field. */
  read(): { ok: true; card: ReadCard } | { ok: false; message: string };
}

type Problems = Partial<Record<CardField, string>>;

/** Number, expiry, code and zip, for the sandbox only. A real card number never passes through our own fields. */
export function CardFields({ ref, billingZip }: { ref: Ref<CardFieldsHandle>; billingZip: string | undefined }) {
  const [typed, setTyped] = useState<Partial<CardEntry>>({});
  const entry: CardEntry = { ...emptyEntry, zip: billingZip ?? '', ...typed };
  const [problems, setProblems] = useState<Problems>({});
  const code = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);

  function type(field: CardField, value: string) {
    setTyped((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
  }
  function judge(field: CardField) {
    // Leaving an empty field isn't an error yet. Any error already shown stays, or the layout would shift and move the
    // button being clicked.
    if (entry[field] === '') return;
    const problem = entryProblem(field, entry, new Date());
    setProblems(({ [field]: _, ...others }) => (problem ? { ...others, [field]: problem } : others));
  }

  const number = useGroupedInput(entry.number, formatNumber, (value) => type('number', value));
  const expiry = useGroupedInput(
    entry.expiry,
    (typed) => formatExpiry(typed, entry.expiry),
    (value) => type('expiry', value),
  );

  useImperativeHandle(ref, () => ({
    read() {
      const now = new Date();
      const found: Problems = {};
      for (const field of cardFields) {
        const problem = entryProblem(field, entry, now);
        if (problem) found[field] = problem;
      }
      setProblems(found);
      const card = readEntry(entry, now);
      if (card) return { ok: true, card };
      const first = cardFields.find((field) => found[field]) ?? 'number';
      ({ number: number.ref, expiry: expiry.ref, code, zip })[first].current?.focus();
      return { ok: false, message: found[first] ?? '' };
    },
  }));

  const digits = codeLengthOf(entry.number);
  const shared = { inputMode: 'numeric', spellCheck: false, required: true } as const;
  return (
    <div className={styles.fields}>
      <TextField
        {...shared}
        {...number}
        className={styles.wide}
        label={cardTexts.number}
        placeholder={cardTexts.numberPlaceholder}
        autoComplete="cc-number"
        after={<span className={styles.brand}>{brandOf(entry.number)?.name}</span>}
        error={problems.number}
        onBlur={() => judge('number')}
      />
      <TextField
        {...shared}
        {...expiry}
        label={cardTexts.expiry}
        placeholder={cardTexts.expiryPlaceholder}
        autoComplete="cc-exp"
        error={problems.expiry}
        onBlur={() => judge('expiry')}
      />
      <TextField
        {...shared}
        ref={code}
        value={entry.code}
        label={cardTexts.code}
        placeholder={cardTexts.codePlaceholder(digits)}
        autoComplete="cc-csc"
        error={problems.code}
        onChange={(event) => type('code', digitsOf(event.target.value).slice(0, digits))}
        onBlur={() => judge('code')}
      />
      <TextField
        {...shared}
        {...zipInput}
        ref={zip}
        value={entry.zip}
        label={cardTexts.zip}
        autoComplete="billing postal-code"
        error={problems.zip}
        onChange={(event) => type('zip', digitsOf(event.target.value).slice(0, 5))}
        onBlur={() => judge('zip')}
      />
    </div>
  );
}

/** Formats the digits into groups and keeps the caret after the same digit. */
function useGroupedInput(value: string, format: (typed: string) => string, onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || digitsBefore.current === null || document.activeElement !== input) return;
    const caret = caretAfter(value, digitsBefore.current);
    input.setSelectionRange(caret, caret);
    digitsBefore.current = null;
  }, [value]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.target;
    const atEnd = selectionStart === null || selectionStart === typed.length;
    // At the end the caret stays at the end, after the separator just added.
    digitsBefore.current = atEnd ? null : digitsOf(typed.slice(0, selectionStart)).length;
    onChange(format(typed));
  }

  return { ref, value, onChange: change };
}

/** The caret position after regrouping: after the same number of digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index++) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(formatted[index] ?? '')) seen++;
  }
  return formatted.length;
}
