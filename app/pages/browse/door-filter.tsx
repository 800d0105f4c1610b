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
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend className={styles.legend}>{words.door}</legend>
      <div className={styles.range}>
        <TextField
          name="door"
          label={words.doorWidth}
          defaultValue={text(doorWidth)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          after="in"
          error={wrong.includes('door') ? words.notDoor : undefined}
        />
        <TextField
          name="doorHeight"
          label={words.doorHeight}
          defaultValue={text(doorHeight)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          after="in"
          error={wrong.includes('doorHeight') ? words.notDoor : undefined}
        />
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
