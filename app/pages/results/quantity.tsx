import { IconButton } from '#app/ui/action/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#app/ui/icon/acts.tsx';
import { maximumQuantity } from '#core/selection/index.ts';
import styles from './quantity.module.css';
import { words } from './words.ts';

export interface QuantityProps {
  name: string;
  value: number;
  /** How many are in stock. */
  most: number;
  onChange: (value: number) => void;
}

export function Quantity({ name, value, most, onChange }: QuantityProps) {
  const full = value >= Math.min(most, maximumQuantity);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.quantity(name)} className={styles.quantity}>
      <IconButton label={words.fewer(name)} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <MinusIcon small />
      </IconButton>
      <output aria-live="polite">{value}</output>
      <IconButton label={words.more(name)} disabled={full} onClick={() => onChange(value + 1)}>
        <PlusIcon small />
      </IconButton>
    </div>
  );
}
