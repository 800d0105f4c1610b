import { Form } from 'react-router';
import { boardTitle, piecesWords } from '#app/parts/selection/words.ts';
import { Button } from '#app/ui/action/button.tsx';
import { SumLines } from '#app/ui/display/sum-lines.tsx';
import { Price, priceText } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { returnDays } from '#core/order/index.ts';
import type { Results, ResultsBoard } from '#server/selection/get-results.ts';
import { type ChoiceState, chooseBoard, type Reckoning, reckon } from './choices.ts';
import styles from './order-card.module.css';
import { words } from './words.ts';

interface OrderCardProps {
  results: Results;
  board: ResultsBoard;
  state: ChoiceState;
  reckoning: Reckoning;
}

/** What the choices come to, as they are made; on the phone also as a bar that stays in sight. */
export function OrderCard({ results, board, state, reckoning }: OrderCardProps) {
  const { count, lines, totals, allInStock } = reckoning;
  const empty = count === 0;
  const from = results.boards.filter(({ pieces }) =>
    pieces.some(({ recordId }) => reckoning.pieces.some((piece) => piece.recordId === recordId)),
  );
  return (
    <>
      <aside className={styles.card} aria-labelledby="your-order">
        <div className={styles.head}>
          <Title as="h2" size="small" id="your-order">
            {words.yourOrder}
          </Title>
          {!empty && <p>{words.from(from.map(({ letter }) => boardTitle(letter)))}</p>}
        </div>
        {empty ? (
          <p className={styles.empty}>{words.nothingChosen}</p>
        ) : (
          <>
            <div aria-live="polite">
              <SumLines
                lines={lines.map(({ key, label, cents, why }) => ({
                  id: key,
                  label,
                  cents,
                  why: key === 'merchandise' ? undefined : why,
                  credit: key === 'feeCredit',
                }))}
                total={{ label: words.totalBeforeTax, cents: totals.total }}
              />
            </div>
            <ToCheckout state={state}>{words.checkout}</ToCheckout>
          </>
        )}
        <OrderAll results={results} board={board} state={state} />
        {!empty && (
          <p className={styles.note}>
            {allInStock ? words.inStock(reckoning.pieces.length) : words.notInStock} {words.returns(returnDays)}
          </p>
        )}
      </aside>
      {!empty && (
        <div className={styles.bar}>
          <p>
            <Price cents={totals.total} exact look="total" />
            <span className={styles.barNote}>{words.barNote(piecesWords(count), totals.feeCredit > 0)}</span>
          </p>
          <ToCheckout state={state} narrow>
            {words.checkoutShort}
          </ToCheckout>
        </div>
      )}
    </>
  );
}

/** Saves what is on the screen and goes on with just that, however fast one was. */
function ToCheckout({
  state,
  kind = 'primary',
  narrow = false,
  children,
}: {
  state: ChoiceState;
  kind?: 'primary' | 'ghost';
  narrow?: boolean;
  children: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="choices" value={JSON.stringify(state)} />
      <input type="hidden" name="then" value="checkout" />
      <Button type="submit" kind={kind} wide={!narrow}>
        {children}
      </Button>
    </Form>
  );
}

/** Insta-Order: everything of this board in one click, where all of it is in stock and ready to ship. */
function OrderAll({ results, board, state }: Pick<OrderCardProps, 'results' | 'board' | 'state'>) {
  const whole = chooseBoard(state, results.selection.id, board);
  const { insta, totals, pieces } = reckon(results, whole);
  if (!insta.ok) {
    return insta.names.length > 0 ? <p className={styles.note}>{words.notReady(insta.names)}</p> : null;
  }
  return (
    <ToCheckout state={whole} kind="ghost">
      {words.orderAll(pieces.length, priceText(totals.total, false))}
    </ToCheckout>
  );
}
