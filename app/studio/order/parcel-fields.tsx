import { useState } from 'react';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { carrierIds, carriers } from '#core/order/index.ts';
import styles from './order.module.css';
import type { StudioAnswer } from './order-acts.ts';
import { studioOrdersWords as words } from './words.ts';

interface ParcelFieldsProps {
  problems: StudioAnswer['problems'];
  /** What's on record, to start from. */
  from?: { carrier: string | null; tracking: string | null };
}

export function ParcelFields({ problems, from }: ParcelFieldsProps) {
  const [carrier, setCarrier] = useState<string>(from?.carrier ?? carrierIds[0]);
  return (
    <div className={styles.parcel}>
      <Select
        label={words.carrier}
        name="carrier"
        options={carrierIds.map((id) => ({ value: id, label: carriers[id].name }))}
        value={carrier}
        onChange={setCarrier}
        error={problems.carrier}
      />
      <TextField
        label={words.tracking}
        name="tracking"
        autoComplete="off"
        defaultValue={from?.tracking ?? ''}
        error={problems.tracking}
      />
    </div>
  );
}
