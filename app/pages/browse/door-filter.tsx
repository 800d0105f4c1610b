import { useId } from 'react';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { type Browse, browseHref } from '#core/catalog/index.ts';
import type { BrowsingHints } from '#core/survey/index.ts';
import styles from './filter-form.module.css';
import { browseWords as words } from './words.ts';

interface DoorFilterProps {
  browse: Browse;
  /** Measured for a room of theirs. */
  door: BrowsingHints['door'];
  wrong: readonly string[];
}

const text = (inches: number | null) => (inches === null ? '' : String(inches));

/** Only what comes through a doorway: a typed one, or one that was measured in the quiz. */
export function DoorFilter({ browse, door, wrong }: DoorFilterProps) {
  const hint = useId();
  const { doorWidth, doorHeight } = browse.filter;
  const own = door && { doorWidth: door.width, doorHeight: door.height };
  const isOn = own && own.doorWidth === doorWidth && own.doorHeight === doorHeight;
  const fields = [
    ['door', words.doorWidth, doorWidth],
    ['doorHeight', words.doorHeight, doorHeight],
  ] as const;
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend className={styles.legend}>{words.door}</legend>
      <div className={styles.range}>
        {fields.map(([name, label, inches]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            defaultValue={text(inches)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            after="in"
            error={wrong.includes(name) ? words.notDoor : undefined}
          />
        ))}
      </div>
      {own && !isOn && (
        <p className={styles.own}>
          <TextLink soft href={browseHref(browse, { filter: own })}>
            {words.ownDoor(door)}
          </TextLink>
        </p>
      )}
      <p id={hint} className={styles.hint}>
        {words.doorHint}
      </p>
    </fieldset>
  );
}
