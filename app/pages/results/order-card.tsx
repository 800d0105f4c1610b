import type { FormEvent, MouseEvent } from 'react';
import { Form } from 'react-router';
import { boardTitle } from '#app/parts/selection/words.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { SumLines } from '#app/ui/display/sum-lines.tsx';
import { Price, priceText } from '#app/ui/type/price.tsx';
import { RuledTitle } from '#app/ui/type/ruled-title.tsx';
import { leadTimeWords } from '#core/catalog/index.ts';
import { orderTodayWords, returnDays } from '#core/order/index.ts';
import { boardsChosenFrom, piecesIn, piecesWords } from '#core/selection/index.ts';
import type { Results, ResultsBoard } from '#server/pages/get-results.ts';
import { chooseBoard, itemsOffered, type Reckoning, reckon } from './choices.ts';
import styles from './order-card.module.css';
import type { HeldChoices } from './use-choices.ts';
import { words } from './words.ts';

interface OrderCardProps {
  results: Results;
  board: ResultsBoard;
  choices: HeldChoices;
  reckoning: Reckoning;
}

/** The running total; on phones also as a bar that stays in view. */
export function OrderCard({ results, board, choices, reckoning }: OrderCardProps) {
  const { count, pieces, lines, totals, allInStock } = reckoning;
  const empty = count === 0;
  const { deliveredTo } = results;
  const arrival = allInStock && deliveredTo ? orderTodayWords(reckoning.arrives, deliveredTo) : '';
  const from = boardsChosenFrom(
    results.boards.map((one) => [...itemsOffered([one]).keys()]),
    pieces.map(({ recordId }) => recordId),
  );
  return (
    <>
      <aside className={styles.card} aria-labelledby="your-order">
        <RuledTitle as="h2" size="small" id="your-order" aside={!empty && words.from(from.map(boardTitle))}>
          {words.yourOrder}
        </RuledTitle>
        {empty ? (
          <p className={styles.empty}>
            {results.selection.ordered.length > 0 ? words.nothingMore : words.nothingChosen}
          </p>
        ) : (
          <>
            <div aria-live="polite">
              <SumLines
                lines={lines.map(({ key, label, cents, why }) => ({
                  id: key,
                  label,
                  cents,
                  why: key === 'merchandise' ? undefined : why,
                  credit: key === 'feeCredit' || key === 'promiseCredit',
                }))}
                total={{ label: words.totalBeforeTax, cents: totals.total }}
              />
            </div>
            {results.firstOrderEnds && <p className={styles.ends}>{results.firstOrderEnds}</p>}
            <ToCheckout {...{ results, choices }} wide>
              {words.checkout}
            </ToCheckout>
          </>
        )}
        <OrderAll results={results} board={board} choices={choices} />
        {!empty && (
          <p className={styles.note}>
            {arrival && <strong>{arrival}</strong>} {allInStock ? words.inStock : words.notInStock}{' '}
            {words.returns(returnDays)}
          </p>
        )}
      </aside>
      {!empty && (
        <div className={styles.bar}>
          <p>
            <Price cents={totals.total} exact look="total" />
            <span className={styles.barNote}>
              {words.barNote(piecesWords(pieces), totals.feeCredit > 0, totals.promiseCredit > 0)}
            </span>
          </p>
          <ToCheckout {...{ results, choices }}>{words.checkoutShort}</ToCheckout>
        </div>
      )}
    </>
  );
}

/** Checks out with exactly what is on screen: unsaved choices are saved on the way. */
function ToCheckout({ results, choices, wide = false, children }: ToCheckoutProps) {
  const { id } = results.selection;
  function saveFirst(event: MouseEvent) {
    if (!choices.saving) return;
    event.preventDefault();
    choices.checkOut(choices.state);
  }
  return (
    <LinkButton href={`/checkout/${id}`} wide={wide} onClick={saveFirst}>
      {children}
    </LinkButton>
  );
}

interface ToCheckoutProps extends Pick<OrderCardProps, 'results' | 'choices'> {
  wide?: boolean;
  children: string;
}

/** Insta-Order: the whole board in one click, if everything is in stock and ready to ship. */
function OrderAll({ results, board, choices }: Pick<OrderCardProps, 'results' | 'board' | 'choices'>) {
  const whole = chooseBoard(choices.state, results.selection, board);
  const { insta, totals, pieces } = reckon(results, whole);
  if (!insta.ok) {
    return insta.reason === 'not-ready' ? (
      <p className={styles.note}>
        {words.notReady(insta.names, insta.days === null ? null : leadTimeWords(insta.days))}
      </p>
    ) : null;
  }
  function orderAll(event: FormEvent) {
    event.preventDefault();
    choices.checkOut(whole);
  }
  return (
    <Form method="post" onSubmit={orderAll}>
      <input type="hidden" name="choices" value={JSON.stringify(whole)} />
      <input type="hidden" name="next" value="checkout" />
      <Button type="submit" kind="ghost" wide>
        {(pieces.length < board.pieces.length ? words.orderRest : words.orderAll)(
          piecesIn(pieces),
          boardTitle(board.letter),
          priceText(totals.total, false),
        )}
      </Button>
      <p className={styles.note}>{words.allNote(totals.feeCredit > 0, totals.promiseCredit > 0)}</p>
    </Form>
  );
}
