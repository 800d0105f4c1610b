import { classNames } from '#app/ui/class-names.ts';
import { AlertIcon, CheckIcon } from '#app/ui/icon/signs.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Finding } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import { words } from '../words.ts';
import styles from './checks.module.css';

/** What passes, what blocks publishing, and what should be mentioned in a note. */
export function Checks({ findings, brief }: { findings: readonly Finding[]; brief: Brief }) {
  const stops = findings.filter(({ weight }) => weight === 'stops');
  const holds = [
    ...(stops.some(({ board }) => board === 'both') ? [] : [words.anchorsDiffer]),
    ...(stops.some(({ slot }) => slot !== null) ? [] : [brief.doorway ? words.hardRulesHold : words.stockHolds]),
    ...(findings.some(({ words: line }) => line.endsWith('slot open')) ? [] : [words.allFilled]),
  ];
  return (
    <section aria-labelledby="checks" className={styles.checks}>
      <Title as="h2" size="plain" id="checks">
        {words.checks}
      </Title>
      <ul>
        {holds.map((line) => (
          <li key={line} className={styles.holds}>
            <CheckIcon small />
            {line}
          </li>
        ))}
        {!brief.doorway && (
          <li className={styles.warns}>
            <AlertIcon small />
            {words.doorUnknown}
          </li>
        )}
        {findings.map(({ weight, words: line }) => (
          <li key={line} className={classNames(weight === 'stops' ? styles.stops : styles.warns)}>
            <AlertIcon small />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
