import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { OrderSum } from '#app/parts/order/order-sum.tsx';
import { PieceList } from '#app/parts/order/piece-list.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { ErrorBanner } from '#app/ui/notice/error-banner.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { FeeStateWords } from '#core/fee/index.ts';
import { cardCharge } from '#core/money/index.ts';
import { placeRefusalWords } from '#core/order/index.ts';
import { piecesIn, piecesWords } from '#core/selection/index.ts';
import { paymentErrorText } from '#core/texts/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { type Complaint, useCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface CheckoutPageProps {
  facts: CheckoutFacts;
  cards: BrowserCards;
  /** The customer has just returned from their bank. */
  fromBank: boolean;
}

export function CheckoutPage({ facts, cards, fromBank }: CheckoutPageProps) {
  const { quote, ask, busy, complaint, forgive } = useCheckout(facts.quote, facts.address.zip);
  const { revalidate } = useRevalidator();
  const count = piecesIn(quote.pieces);
  const due = cardCharge(quote.totals.total);
  const [first] = useState({ due, count });
  const { cardProblem } = facts;

  // A quote can show this before the loader does: ordered elsewhere, or newer boards. The loader tells which.
  const isOvertaken = facts.quote.orderable && !quote.orderable;
  useEffect(() => {
    if (isOvertaken) void revalidate();
  }, [isOvertaken, revalidate]);

  const isHere = facts.quote.orderable && facts.quote.checkoutOpen && count > 0;
  const said = isHere ? due !== first.due && words.totalNow(due) : count !== first.count && words.emptyTitle;
  return (
    <>
      <ComplaintPart complaint={complaint} onClose={forgive} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isHere ? (
        <div className={styles.page}>
          <a href="#sums" className={styles.summary}>
            <span>{words.pieces(piecesWords(quote.pieces))}</span>
            <Price cents={due} exact look="strong" />
          </a>
          <div className={styles.main}>
            <TextLink href={`/results/${quote.selectionId}`} soft className={styles.back}>
              <ArrowLeftIcon small /> {words.back}
            </TextLink>
            <Title as="h1" size="question">
              {words.title}
            </Title>
            <Text size="lead" tone="soft">
              {words.lead}
            </Text>
            <CheckoutForm
              facts={facts}
              cards={cards}
              quote={quote}
              ask={ask}
              busy={busy}
              firstProblem={fromBank && cardProblem ? paymentErrorText(cardProblem) : null}
            />
          </div>
          <aside className={styles.aside}>
            <SumsPart quote={quote} fee={facts.fee} busy={busy} />
          </aside>
        </div>
      ) : (
        <NothingHere quote={facts.quote} />
      )}
    </>
  );
}

interface ComplaintPartProps {
  complaint: Complaint | null;
  onClose: () => void;
}

/** A failed action's message, over the page, because its button may be anywhere on it. */
function ComplaintPart({ complaint, onClose }: ComplaintPartProps) {
  const message = complaint && (
    <>
      {complaint.words}{' '}
      {complaint.words === cardTexts.signedOut && (
        <>
          <SignInBeside next="/projects" />{' '}
        </>
      )}
      <TextButton inline onClick={complaint.again}>
        {words.again}
      </TextButton>
    </>
  );
  return <ErrorBanner message={message} onClose={onClose} fixed />;
}

interface SumsPartProps {
  quote: Quote;
  fee: FeeStateWords | null;
  busy: boolean;
}

/** The total, with an explanation for every line. */
function SumsPart({ quote, fee, busy }: SumsPartProps) {
  const windows = quote.pieces.flatMap(({ arrives }) => arrives ?? []);
  const arrival = windows.length === quote.pieces.length && words.allArrive(windows);
  return (
    <section className={styles.sums} aria-labelledby="sums" aria-busy={busy}>
      <Title as="h2" size="small" id="sums" className={styles.sumsTitle}>
        {orderPartWords.sums}
      </Title>
      <PieceList pieces={quote.pieces.map((piece) => ({ ...piece, id: piece.recordId }))} />
      <OrderSum lines={quote.moneyLines} />
      {fee && <FeePart fee={fee} />}
      {arrival && (
        <Text size="small" strong>
          {arrival}
        </Text>
      )}
      <Text size="caption" tone="soft">
        {words.shipsBy(quote.pieces.map(({ shipBy }) => shipBy))}
      </Text>
    </section>
  );
}

/** What the customer's fee still covers. */
function FeePart({ fee: { validity, rooms, credit } }: { fee: FeeStateWords }) {
  return (
    <dl className={styles.fee} aria-label={words.fee}>
      <dt>{words.fee}</dt>
      {[validity, rooms, credit].map((fact) => (
        <dd key={fact}>{fact}</dd>
      ))}
    </dl>
  );
}

/** Nothing is chosen (anymore), these boards can't be ordered anymore, or the shop isn't taking orders right now. */
function NothingHere({ quote }: { quote: Pick<Quote, 'selectionId' | 'orderable' | 'withdrawn' | 'checkoutOpen'> }) {
  const { selectionId, orderable, withdrawn, checkoutOpen } = quote;
  if (orderable && !checkoutOpen) {
    return (
      <Wrap className={styles.alone}>
        <EmptyState
          title={words.closedTitle}
          headingLevel="h1"
          actions={<LinkButton href={`/results/${selectionId}`}>{words.closedWay}</LinkButton>}
        >
          {placeRefusalWords({ reason: 'checkout-closed' }, () => '')}
        </EmptyState>
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.alone}>
      {orderable ? (
        <EmptyState
          title={words.emptyTitle}
          headingLevel="h1"
          actions={<LinkButton href={`/results/${selectionId}`}>{words.emptyWay}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      ) : (
        <EmptyState
          title={withdrawn ? words.withdrawnTitle : words.olderTitle}
          headingLevel="h1"
          actions={<LinkButton href="/projects">{words.olderWay}</LinkButton>}
        >
          {placeRefusalWords({ reason: withdrawn ? 'withdrawn' : 'not-orderable' }, () => '')}
        </EmptyState>
      )}
    </Wrap>
  );
}
