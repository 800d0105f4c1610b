import { LineRow } from '#app/parts/order/line-row.tsx';
import { LineTimeline } from '#app/parts/order/line-timeline.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { RequestPhotos } from '#app/parts/order/request-photos.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import type { SavedCard } from '#app/parts/payment/card/card-form-types.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { ExternalIcon } from '#app/ui/icon/acts.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { exchangedAround, isComing, isToBePickedUp, type RefundStatement, returnReasons } from '#core/order/index.ts';
import { hasReceived } from '#core/review/index.ts';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { LineDelayView, LineView } from '#server/order/records/order-view.ts';
import { ActFields, type ActFieldsProps, ActProblem } from './act-sections.tsx';
import { appointmentWords } from './appointment/words.ts';
import { GoesBack } from './carriage/goes-back.tsx';
import { ClaimSection } from './claim/claim-section.tsx';
import { Confirmed } from './confirmed.tsx';
import { ExchangeSumLines } from './exchange-sum.tsx';
import { OfferSection } from './offer-section.tsx';
import styles from './order.module.css';
import { actsPath } from './order-acts.ts';
import { ReturnForm } from './return-form.tsx';
import { ordersWords as words } from './words.ts';

interface OrderLineProps {
  line: LineView;
  /** All lines of the order. */
  lines: readonly LineView[];
  standings: OrderToShow['standings'];
  statements: OrderToShow['statements'];
  cards: BrowserCards;
  saved: readonly SavedCard[];
  zip: string;
  /** The customer has written about this piece. */
  isReviewed: boolean;
}

export function OrderLine({ line, lines, standings, statements, cards, saved, zip, isReviewed }: OrderLineProps) {
  const { id, name, picture, state, shipBy, arrives, appointment, events, ahead, delay, offer, request, may } = line;
  const { place, rest } = useFocusKept<HTMLLIElement, HTMLSpanElement>();
  const { before } = exchangedAround(lines, line);
  const waits = state === 'placed' || state === 'confirmed';
  return (
    <LineRow ref={place}>
      <PieceTile picture={picture} large />
      <div className={styles.words}>
        <Text as="span" strong>
          <span ref={rest} tabIndex={-1}>
            {name}
          </span>
        </Text>
        <Text as="span" size="small" tone="soft">
          {orderPartWords.piece(line)}
        </Text>
        {before && (
          <Text as="span" size="small" tone="soft">
            {words.instead(before.name)}
          </Text>
        )}
        {waits && !delay && (
          <Text as="span" size="small">
            {words.shipBy(shipBy)}
          </Text>
        )}
        {arrives && (
          <Text as="span" size="small" strong>
            {appointment?.errand === 'delivery' && !appointment.missed
              ? appointmentWords.comes(appointment)
              : words.arrival(arrives)}
          </Text>
        )}
        <Parcel line={line} />
        {isToBePickedUp(lines, line) && (
          <Text as="span" size="small">
            {words.pickUp}
          </Text>
        )}
        {request && may.withdraw && (
          <Text as="span" size="small">
            {words.asked[request.want]}: {returnReasons[request.reason]}. {request.note}
          </Text>
        )}
        {request && may.withdraw && <RequestPhotos photos={request.photos} label={words.photos} photo={words.photo} />}
      </div>
      <LineTimeline name={name} events={events} ahead={ahead} />
      <div className={styles.acts}>
        <GoesBack line={line} />
        {delay && <DelayPart line={line} delay={delay} statement={statements.cancel[id]} />}
        {line.exchanged && isComing(line) && <ExchangeSumLines sum={line.exchanged} />}
        {offer && (
          <OfferSection offer={offer} standing={standings[offer.id] ?? null} cards={cards} saved={saved} zip={zip} />
        )}
        {may.cancel && !delay && (
          <Confirmed
            label={line.quantity > 1 ? words.cancelThese : words.cancel}
            of={name}
            ask={line.quantity > 1 ? words.cancelTheseAsk : words.cancelAsk}
            statement={statements.cancel[id]}
            some={statements.cancelSome[id]}
            go={words.cancelGo}
            act="cancel"
            lineId={id}
          />
        )}
        {may.askToCancel && !delay && <Text size="small">{words.askToCancel}</Text>}
        {may.returnUntil && (
          <ReturnForm
            line={line}
            until={may.returnUntil}
            sums={statements.sendBack[id]}
            some={statements.sendBackSome[id]}
          />
        )}
        <ClaimSection line={line} some={statements.sendBackSome[id]?.length ?? 0} />
        {hasReceived(line) && (
          <TextLink soft href={`/furniture/${line.recordId}/review`}>
            {isReviewed ? words.yourReview : words.writeReview}
            <VisuallyHidden>{words.forPiece(name)}</VisuallyHidden>
          </TextLink>
        )}
        {may.withdraw && <QuickAct act="withdraw" lineId={id} label={words.withdraw} of={name} />}
      </div>
    </LineRow>
  );
}

function Parcel({ line: { carrier, tracking } }: { line: LineView }) {
  if (!carrier || !tracking) return null;
  return (
    <Text as="span" size="small">
      {carrier.href ? (
        <TextLink href={carrier.href} soft target="_blank" rel="noreferrer">
          {words.follow(carrier.name)} <ExternalIcon small />
        </TextLink>
      ) : (
        words.tracking(carrier.name, tracking)
      )}
    </Text>
  );
}

interface DelayPartProps {
  line: LineView;
  delay: LineDelayView;
  statement: RefundStatement | undefined;
}

/** A delayed piece: what we know, and the customer's options. */
function DelayPart({ line: { id, name, may }, delay, statement }: DelayPartProps) {
  return (
    <div className={styles.panel}>
      <Text size="small" role="status">
        {delay.answer === 'wait' ? words.waitChosen(may) : delay.words}
      </Text>
      <div className={styles.buttons}>
        {delay.answer !== 'wait' && (
          <QuickAct act="answer delay" answer="wait" lineId={id} label={words.wait} of={name} kind="primary" />
        )}
        {may.cancel && (
          <Confirmed
            {...{ act: 'answer delay', answer: 'cancel', lineId: id, of: name }}
            {...{ label: words.cancel, ask: words.cancelAsk, go: words.cancelGo, statement }}
          />
        )}
      </div>
    </div>
  );
}

interface QuickActProps extends ActFieldsProps {
  label: string;
  /** The piece's name, for screen readers. */
  of?: string;
  kind?: 'primary' | 'ghost';
}

/** An action that needs one click and no confirmation. */
function QuickAct({ label, of, kind = 'ghost', ...act }: QuickActProps) {
  const { Form, data, pending, problem } = useAct();
  return (
    <Form method="post" action={actsPath}>
      <ActFields {...act} />
      <Button type="submit" small kind={kind} pending={pending}>
        {label}
        {of && <VisuallyHidden>{words.forPiece(of)}</VisuallyHidden>}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
