import { classNames } from '#app/ui/class-names.ts';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Reason } from '#core/selection/index.ts';
import styles from './reason-list.module.css';

/** The reasons for a piece, then those against it. */
export function ReasonList({ reasons }: { reasons: readonly Pick<Reason, 'sign' | 'words'>[] }) {
  const order = [...reasons.filter(({ sign }) => sign === 'plus'), ...reasons.filter(({ sign }) => sign === 'minus')];
  return (
    <ul className={styles.reasons}>
      {order.map(({ sign, words }) => (
        <li key={words} className={classNames(styles.reason, styles[sign])}>
          <VisuallyHidden>{sign === 'plus' ? 'For it: ' : 'Against it: '}</VisuallyHidden>
          {words}
        </li>
      ))}
    </ul>
  );
}
