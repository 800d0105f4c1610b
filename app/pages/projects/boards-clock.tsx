import { useEffect, useState } from 'react';
import { HourRuler } from '#app/ui/progress/hour-ruler.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { clockWords, type ProjectClock, pauseWords } from '#core/project/index.ts';
import { formatWeekdayMoment } from '#core/texts/index.ts';
import styles from './boards-clock.module.css';
import { projectsWords as words } from './words.ts';

const hour = 3_600_000;
const minute = 60_000;

/** The clock while it's stopped, and why. */
export function PausedClock({ clock, arranged }: { clock: ProjectClock; arranged: boolean }) {
  return (
    <div className={styles.clock}>
      <Text strong>{pauseWords.title}</Text>
      <Text size="small">
        {arranged ? pauseWords.visit : pauseWords.arrange} {pauseWords.left(clock)}
      </Text>
      <HourRuler total={clock.totalHours} done={clock.hoursGone} low label={pauseWords.left(clock)} />
    </div>
  );
}

/** How much of the promised 72 hours is left, on the same ruler the specialist sees. */
export function BoardsClock({ clock, loadedAt }: { clock: ProjectClock; loadedAt: Date }) {
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    const from = Date.now();
    const tick = setInterval(() => setPassed(Date.now() - from), minute);
    return () => clearInterval(tick);
  }, []);

  const { totalHours } = clock;
  const gone = clock.hoursGone + passed / hour;
  const left = Math.max(0, Math.ceil((totalHours - gone) * 60));
  const dueAt = new Date(loadedAt.getTime() + (totalHours - clock.hoursGone) * hour);
  return (
    <div className={styles.clock}>
      <p className={styles.left}>
        {gone > totalHours ? (
          clockWords({ ...clock, hoursGone: gone, late: true })
        ) : (
          <>
            <span className={styles.number}>
              {Math.floor(left / 60)}
              <small>h</small> {left % 60}
              <small>m</small>
            </span>
            <span className={styles.until}>
              {words.until},
              <br />
              {formatWeekdayMoment(dueAt)}
            </span>
          </>
        )}
      </p>
      <HourRuler
        total={totalHours}
        done={gone}
        marks={[0, totalHours / 3, (totalHours * 2) / 3, totalHours].map((at) => ({ at, text: `${at} h` }))}
      />
    </div>
  );
}
