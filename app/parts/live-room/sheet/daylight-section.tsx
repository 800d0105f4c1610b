import { useId } from 'react';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { type Compass, compass, type Daylight, firstHour, isEvening, lastHour } from '#core/room/index.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

interface DaylightPartProps {
  daylight: Daylight;
  onChange: (to: Daylight) => void;
}

/** The hour and where the largest window looks. */
export function DaylightSection({ daylight, onChange }: DaylightPartProps) {
  const id = useId();
  const { hour, facing } = daylight;
  const said = words.hour(hour, isEvening(hour));
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <label htmlFor={id}>{words.hourLabel}</label>
        <output htmlFor={id}>{said}</output>
      </div>
      <input
        id={id}
        type="range"
        min={firstHour}
        max={lastHour}
        step={1}
        value={hour}
        aria-valuetext={said}
        className={styles.hours}
        onChange={(event) => onChange({ ...daylight, hour: Number(event.currentTarget.value) })}
      />
      <p>{words.facing}</p>
      <PillRadios
        label={words.facing}
        options={compass.map((value) => ({ value, label: words.compass[value] }))}
        value={facing}
        onChange={(value) => onChange({ ...daylight, facing: value as Compass })}
      />
    </div>
  );
}
