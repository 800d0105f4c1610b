import { useId } from 'react';
import { type MeasurableThing, type RoomScene, thingWords } from '#core/room/index.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

interface MeasurePartProps {
  scene: RoomScene;
  measured: readonly MeasurableThing[];
  onChange: (to: readonly MeasurableThing[]) => void;
}

const keyOf = (thing: MeasurableThing) => (thing.kind === 'piece' ? `piece ${thing.id}` : `wall ${thing.index}`);

/** The two things to measure between, for those who don't tap them. */
export function MeasureSection({ scene, measured, onChange }: MeasurePartProps) {
  const things: MeasurableThing[] = [
    ...scene.pieces.map(({ id }) => ({ kind: 'piece', id }) as const),
    ...scene.shape.outline.map((_, index) => ({ kind: 'wall', index }) as const),
  ];
  const put = (end: number, key: string) => {
    const thing = things.find((one) => keyOf(one) === key);
    if (!thing) return;
    const [from, to] = measured;
    if (end === 0) onChange(to ? [thing, to] : [thing]);
    else onChange(from ? [from, thing] : [thing]);
  };
  return (
    <div className={styles.part}>
      <p>{words.tapTwo}</p>
      <Thing label={words.from} {...{ scene, things }} value={measured[0]} onChange={(key) => put(0, key)} />
      <Thing label={words.to} {...{ scene, things }} value={measured[1]} onChange={(key) => put(1, key)} />
    </div>
  );
}

interface ThingProps {
  label: string;
  scene: RoomScene;
  things: readonly MeasurableThing[];
  value: MeasurableThing | undefined;
  onChange: (key: string) => void;
}

/** The browser's own list: it opens above the room, which covers everything else. */
function Thing({ label, scene, things, value, onChange }: ThingProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value ? keyOf(value) : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {things.map((thing) => (
          <option key={keyOf(thing)} value={keyOf(thing)}>
            {thingWords(scene, thing)}
          </option>
        ))}
      </select>
    </div>
  );
}
