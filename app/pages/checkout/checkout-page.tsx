import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { cardCharge } from '#core/money/index.ts';
import { paymentErrorText } from '#core/texts/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { ComplaintPart } from './complaint-part.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SumsPart } from './sums-part.tsx';
import { useCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface CheckoutPageProps {
  facts: CheckoutFacts;
  cards: BrowserCards;
  /** The customer has just come back from their bank. */
  fromBank: boolean;
}

export function CheckoutPage({ facts, cards, fromBank }: CheckoutPageProps) {
  const { quote, ask, busy, complaint, forgive } = useCheckout(facts.quote, facts.address.zip);
  const { revalidate } = useRevalidator();
  const count = quote.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const due = cardCharge(quote.totals.total);
  const [first] = useState({ due, count });
  const { cardProblem } = facts;

  // Heard here before the page's own news: ordered elsewhere, or overtaken by newer boards, which the loader tells apart.
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
            <span>{words.pieces(count)}</span>
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
