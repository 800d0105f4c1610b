import { lazy, Suspense, useState } from 'react';
import { finishWords, sizeWords } from '#app/parts/selection/words.ts';
import { Button } from '#app/ui/action/button.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#app/ui/icon/acts.tsx';
import { AlertIcon, CheckIcon } from '#app/ui/icon/signs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price, priceText } from '#app/ui/type/price.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { inStock, leadTimeWords, type PublicItem } from '#core/catalog/index.ts';
import { arrivalWords } from '#core/order/index.ts';
import { type BoardId, type Delivery, deliveryOf, maximumQuantity } from '#core/selection/index.ts';
import type { ResultsPiece } from '#server/pages/get-results.ts';
import { Alternatives } from './alternatives.tsx';
import { type ChoiceState, setDelivery, setQuantity, togglePiece } from './choices.ts';
import { OrderedSign } from './ordered-sign.tsx';
import styles from './piece-row.module.css';
import quantityStyles from './quantity.module.css';
import { SwappedPiece } from './swapped-piece.tsx';
import type { ShownPiece } from './tried-pieces.ts';
import { words } from './words.ts';

const PieceWindow = lazy(() => import('./piece-window.tsx'));

export interface PieceRowProps {
  board: BoardId;
  piece: ShownPiece;
  number: number;
  orderable: boolean;
  /** The order it's already in. */
  orderId: string | null;
  selectionId: string;
  state: ChoiceState;
  change: (next: ChoiceState) => void;
  /** Shows another piece in this slot. */
  tryPiece: (recordId: string) => void;
  /** Set if a swap can be requested. */
  onSwap: ((piece: ResultsPiece) => void) | null;
  specialist: string;
  /** Set if a swap can be taken back; told which piece comes back. */
  onPutBack: ((item: PublicItem) => void) | null;
}

export function PieceRow(props: PieceRowProps) {
  const { board, piece, number, orderId, selectionId, state, change, tryPiece, onSwap, specialist, onPutBack } = props;
  const orderable = props.orderable && orderId === null;
  const hasOthers = piece.slot.alternatives.length > 0;
  const [near, setNear] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { item, recordId, note } = piece;
  const picture = item.pictures.front[0] ?? item.pictures.cutOut;
  const chosen = state.chosen.find(({ id }) => id === recordId);
  const quantity = chosen?.quantity ?? piece.quantity;
  const there = inStock(item, quantity);
  const delivery = deliveryOf(state.whiteGloveStatus, recordId);
  const arrival = there && piece.arrives ? arrivalWords(piece.arrives[delivery]) : '';
  return (
    <li id={`piece-${recordId}`} className={classNames(styles.piece, orderable && styles.withOthers)} data-below>
      <button
        type="button"
        className={styles.picture}
        aria-label={`${words.look(item.name)}, ${number}`}
        aria-haspopup="dialog"
        onClick={() => setNear(true)}
      >
        {picture && <Picture {...picture} alt="" sizes="(min-width: 768px) 15vw, 32vw" fit="cover" />}
        <span className={styles.number}>{number}</span>
      </button>
      <div className={styles.facts}>
        <Title as="h3" size="small">
          {item.name}
        </Title>
        <p className={styles.meta}>
          <span>{item.vendor.name}</span> <span>{sizeWords(item)}</span>
          <br />
          <span>{finishWords(item)}</span>
        </p>
        <Fit piece={piece} />
        {note && (
          <Hand as="p" className={styles.note}>
            {note}
          </Hand>
        )}
        {piece.swap && recordId === piece.slot.recordId && (
          <SwappedPiece swap={piece.swap} to={item} onUndo={orderable ? onPutBack : null} />
        )}
        <TextButton soft aria-haspopup="dialog" className={styles.more} onClick={() => setNear(true)}>
          {words.lookShort}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </TextButton>
        <Suspense>{near && <PieceWindow item={item} onClose={() => setNear(false)} />}</Suspense>
      </div>
      {orderable && <Alternatives {...{ board, piece, tryPiece, onSwap, specialist }} />}
      {orderable && (
        <div className={styles.delivery} data-settled={(chosen && !choosing) || undefined}>
          <p className={styles.settled}>
            <span>
              {deliveryWords(piece, delivery, quantity)}
              {arrival && (
                <>
                  <br />
                  {arrival}
                </>
              )}
            </span>
            <TextButton soft onClick={() => setChoosing(true)}>
              {words.change}
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </TextButton>
          </p>
          <PillRadios
            label={words.delivery(item.name)}
            value={delivery}
            onChange={(next) => change(setDelivery(state, recordId, next as Delivery))}
            options={[
              { value: 'standard', label: words.standard, note: standardNote(piece) },
              {
                value: 'white-glove',
                label: words.whiteGlove,
                note: `+${priceText(item.shipping.whiteGloveCents * quantity, false)}`,
              },
            ]}
          />
          {arrival && <p className={styles.arrives}>{arrival}</p>}
        </div>
      )}
      <div className={styles.side}>
        <p className={styles.price}>
          <Price cents={item.priceCents * quantity} />
          {quantity > 1 && <small>{words.each(quantity, priceText(item.priceCents, false))}</small>}
        </p>
        {orderable && (chosen || there) && (
          <Button
            kind={chosen ? 'primary' : 'ghost'}
            small
            aria-pressed={chosen !== undefined}
            aria-label={`${chosen ? words.chosen : words.choose}: ${item.name}`}
            className={styles.choose}
            onClick={() => change(togglePiece(state, selectionId, piece))}
          >
            {chosen ? words.chosen : words.choose}
          </Button>
        )}
        {onSwap && (!orderable || hasOthers) && (
          <TextButton soft className={styles.swap} aria-haspopup="dialog" onClick={() => onSwap(piece.slot)}>
            {words.swapShort}
            <VisuallyHidden> {piece.slot.item.name}</VisuallyHidden>
          </TextButton>
        )}
        {orderId && <OrderedSign orderId={orderId} name={item.name} />}
        {!there && !orderId && <p className={styles.gone}>{item.active ? words.outOfStock : words.notOffered}</p>}
        {orderable && chosen && (
          <Quantity
            name={item.name}
            value={quantity}
            most={item.stock}
            onChange={(next) => change(setQuantity(state, recordId, next))}
          />
        )}
      </div>
    </li>
  );
}

/** Without an address there's no day of arrival, only how long the maker takes. */
const standardNote = ({ item, arrives }: ResultsPiece): string =>
  arrives ? words.flatRate : leadTimeWords(item.leadTimeDays);

/** The delivery in short: on phones the options collapse once the piece is chosen. */
function deliveryWords(piece: ResultsPiece, delivery: Delivery, quantity: number): string {
  const { item } = piece;
  if (delivery === 'standard') return `${words.standard}, ${standardNote(piece).toLowerCase()}`;
  return `${words.whiteGlove}, +${priceText(item.shipping.whiteGloveCents * quantity, false)}`;
}

/** The fit as a sentence with its measurement. A tight one is clay colored with an icon. */
function Fit({ piece: { fit } }: { piece: ResultsPiece }) {
  const fine = fit.verdict === 'passes';
  return (
    <p className={classNames(styles.fit, !fine && styles.tight)}>
      {fine ? <CheckIcon small /> : <AlertIcon small />}
      <span>{fit.words}</span>
    </p>
  );
}

interface QuantityProps {
  name: string;
  value: number;
  /** How many are in stock. */
  most: number;
  onChange: (value: number) => void;
}

function Quantity({ name, value, most, onChange }: QuantityProps) {
  const full = value >= Math.min(most, maximumQuantity);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={words.quantity(name)} className={quantityStyles.quantity}>
      <IconButton label={words.fewer(name)} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <MinusIcon small />
      </IconButton>
      <output aria-live="polite">{value}</output>
      <IconButton label={words.more(name)} disabled={full} onClick={() => onChange(value + 1)}>
        <PlusIcon small />
      </IconButton>
    </div>
  );
}
