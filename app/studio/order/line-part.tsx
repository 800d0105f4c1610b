import { LineRow } from '#app/parts/order/line-row.tsx';
import { LineTimeline } from '#app/parts/order/line-timeline.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { Text } from '#app/ui/type/text.tsx';
import { imagePath, uploadPreset } from '#core/media/index.ts';
import { orderWords, returnReasons } from '#core/order/index.ts';
import type { LineRequestView, LineView } from '#server/order/order-view.ts';
import { ExchangePart } from './exchange-part.tsx';
import styles from './order.module.css';
import { studioOrdersWords as words } from './words.ts';

/** One piece with its story, and what the customer asked about it. */
export function LinePart({ line }: { line: LineView }) {
  const { name, vendor, quantity, shipBy, picture, events, request, state, delay } = line;
  const isAsked = state === 'return requested' || state === 'exchange requested';
  return (
    <LineRow>
      <PieceTile picture={picture} on="linen" />
      <div className={styles.words}>
        <Text as="p" strong>
          {name}
        </Text>
        <Text as="p" size="small" tone="soft">
          {vendor}, {orderPartWords.count(quantity)}. {orderWords.shipBy(shipBy)}.
        </Text>
        {delay && <Text size="small">{delay.words}</Text>}
        {request && isAsked && <Request request={request} />}
      </div>
      <LineTimeline name={name} events={events} by />
      {state === 'exchange requested' && (
        <div className={styles.wide}>
          <ExchangePart line={line} />
        </div>
      )}
    </LineRow>
  );
}

const [small, full] = [240, 1920];

function Request({ request: { want, reason, note, photos } }: { request: LineRequestView }) {
  return (
    <>
      <Text size="small">
        {words.request[want]}: {returnReasons[reason]}. {note}
      </Text>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.photos}>
          {photos.map((id, index) => (
            <li key={id}>
              <a href={imagePath(`${uploadPreset}/${id}`, full)} target="_blank" rel="noreferrer">
                <img src={imagePath(`${uploadPreset}/${id}`, small)} alt={words.photo(index + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
