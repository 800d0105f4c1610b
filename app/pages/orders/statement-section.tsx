import { SumLines } from '#app/ui/display/sum-lines.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type RefundStatement, statementWords as words } from '#core/order/index.ts';
import styles from './statement-section.module.css';

/** What comes back, what doesn't and why, before the customer confirms. */
export function StatementSection({ statement: { back, total, stays } }: { statement: RefundStatement }) {
  return (
    <div className={styles.statement}>
      {total > 0 ? (
        <SumLines
          lines={back.length > 1 ? back.map(({ key, ...row }) => ({ id: key, ...row })) : []}
          total={{ label: words.total, cents: total }}
        />
      ) : (
        <Text size="small">{words.nothing}</Text>
      )}
      {stays.length > 0 && (
        <div>
          <Text size="small" strong>
            {words.stays}
          </Text>
          <ul className={styles.stays}>
            {stays.map(({ key, label, cents, why }) => (
              <li key={key}>
                <Text as="span" size="small">
                  {label}, <Price cents={cents} exact />. {why}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
