import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { AddressField, AddressProblems, TypedAddress } from '#core/order/index.ts';
import { sanitiseZip, stateNameOfZip, stateOfZip, zipInput } from '#core/places/index.ts';
import styles from './checkout.module.css';
import { keepTyped, keptAddress } from './kept-address.ts';
import { checkoutWords as words } from './words.ts';

interface AddressPartProps {
  selectionId: string;
  address: TypedAddress;
  problems: AddressProblems;
  onFix: (field: AddressField) => void;
  /** Called with a valid zip: tax depends on it. */
  onZip: (zip: string) => void;
}

/** The shipping address. The state follows from the zip, so we don't ask for it. */
export function AddressSection({ selectionId, address, problems, onFix, onZip }: AddressPartProps) {
  const [zip, setZip] = useState(address.zip);
  const place = stateNameOfZip(sanitiseZip(zip));
  const field = (name: AddressField, autoComplete: string) => ({
    ...{ id: `address-${name}`, name, label: words[name], autoComplete: `shipping ${autoComplete}` },
    error: problems[name],
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      keepTyped(selectionId, name, currentTarget.value);
      onFix(name);
    },
  });

  function zipTyped(value: string) {
    setZip(value);
    const typed = sanitiseZip(value);
    if (stateOfZip(typed) !== 'none') onZip(typed);
  }

  // Restore what was typed in this tab before a reload.
  const writeKept = useEffectEvent(() => {
    const { zip: typedZip = zip, ...others } = keptAddress(selectionId);
    if (typedZip !== zip) zipTyped(typedZip);
    for (const [name, typed] of Object.entries(others)) {
      const input = document.getElementById(`address-${name}`);
      if (input instanceof HTMLInputElement) input.value = typed;
    }
  });
  useEffect(() => writeKept(), []);

  return (
    <div className={styles.fields}>
      <TextField {...field('name', 'name')} defaultValue={address.name} className={styles.whole} />
      <TextField {...field('line1', 'address-line1')} defaultValue={address.line1} className={styles.most} />
      <TextField {...field('line2', 'address-line2')} defaultValue={address.line2} className={styles.few} />
      <TextField
        {...field('zip', 'postal-code')}
        className={styles.third}
        {...zipInput}
        value={zip}
        onChange={(event) => zipTyped(event.target.value)}
        good={place === 'none' ? undefined : place}
      />
      <TextField {...field('city', 'address-level2')} defaultValue={address.city} className={styles.third} />
      <TextField {...field('phone', 'tel')} type="tel" defaultValue={address.phone} className={styles.third} />
    </div>
  );
}
