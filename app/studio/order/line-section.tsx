import { LineRow } from '#app/parts/order/line-row.tsx';
import { LineTimeline } from '#app/parts/order/line-timeline.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { RequestPhotos } from '#app/parts/order/request-photos.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { Text } from '#app/ui/type/text.tsx';
import { arrivalWords, orderWords, type RefundFacts, returnReasons } from '#core/order/index.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import type { LineRequestView } from '#server/order/records/order-view.ts';
import { AppointmentWords } from './appointment-words.tsx';
import { ClaimSection } from './claim/claim-section.tsx';
import { ExchangeSection } from './exchange-section.tsx';
import styles from './order.module.css';
import { TrackingSection } from './tracking-section.tsx';
import { studioOrdersWords as words } from './words.ts';

interface LineSectionProps {
  line: StudioLine;
  /** All lines of the order, and what refunds are calculated from. */
  lines: readonly StudioLine[];
  facts: RefundFacts;
}

/** One piece with its timeline and what the customer asked for. */
export function LineSection({ line, lines, facts }: LineSectionProps) {
  const { name, shipBy, arrives, picture, events, request, state, delay } = line;
  const isToShip = line.shippedAt === null && state !== 'cancelled';
  const isAsked = state === 'return requested' || state === 'exchange requested';
  return (
    <LineRow>
      <PieceTile picture={picture} on="linen" />
      <div className={styles.words}>
        <Text as="p" strong>
          {name}
        </Text>
        <Text as="p" size="small" tone="soft">
          {orderPartWords.piece(line)}.
          {isToShip && ` ${line.dayOpen ? words.promised(shipBy) : orderWords.shipBy(shipBy)}.`}
          {arrives && !line.appointment && ` ${arrivalWords(arrives)}.`}
        </Text>
        <AppointmentWords line={line} />
        {delay && <Text size="small">{delay.answer === 'wait' ? words.customerWaits : delay.words}</Text>}
        {request && isAsked && <Request request={request} />}
      </div>
      <LineTimeline name={name} events={events} by />
      <TrackingSection line={line} lines={lines} />
      {line.claim && (
        <div className={styles.wide}>
          <ClaimSection line={line} claim={line.claim} facts={facts} />
        </div>
      )}
      {state === 'exchange requested' && (
        <div className={styles.wide}>
          <ExchangeSection line={line} facts={facts} />
        </div>
      )}
    </LineRow>
  );
}

function Request({ request: { want, reason, note, photos } }: { request: LineRequestView }) {
  return (
    <>
      <Text size="small">
        {words.request[want]}: {returnReasons[reason]}. {note}
      </Text>
      <RequestPhotos photos={photos} label={words.photos} photo={words.photo} />
    </>
  );
}
