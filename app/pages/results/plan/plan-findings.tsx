import { AlertIcon, CheckIcon } from '#app/ui/icon/signs.tsx';
import { type CheckedLayout, feetOnPlan } from '#core/room/index.ts';
import styles from './plan-findings.module.css';
import { Warnings } from './warnings.tsx';
import { roomWords as words } from './words.ts';

const most = 8;

/** What we measured on the plan, lengths first. We show no score until it judges a room the way people do. */
export function PlanFindings({ checked }: { checked: CheckedLayout }) {
  const { findings, violations, leftOut } = checked;
  const told = [...findings]
    .sort((one, other) => Number(other.inches !== null) - Number(one.inches !== null))
    .slice(0, most);
  return (
    <div className={styles.findings}>
      <p className={styles.measured}>{words.measured}</p>
      <Warnings
        warnings={[
          ...violations.map(({ rule, ids, words: said }) => ({ id: `${rule} ${ids}`, words: said })),
          ...leftOut,
        ]}
      />
      <ul className={styles.list}>
        {told.map(({ rule, inches, kept, words: said }) => (
          <li key={rule} data-kept={kept}>
            <span className={styles.length}>{inches === null ? <Sign kept={kept} /> : feetOnPlan(inches)}</span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Sign = ({ kept }: { kept: boolean }) => (kept ? <CheckIcon small /> : <AlertIcon small />);
