import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { QuotedPiece } from '#server/order/placing/quote-order.ts';
import styles from './arrival.module.css';
import type { AskCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface ArrivalPartProps {
  pieces: readonly QuotedPiece[];
  ask: AskCheckout;
  busy: boolean;
}

/** How each piece is delivered. The choice is saved with the selection. */
export function ArrivalSection({ pieces, ask, busy }: ArrivalPartProps) {
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLUListElement>();
  return (
    <div ref={place}>
      <ul ref={rest} tabIndex={-1} className={styles.pieces} aria-busy={busy}>
        {pieces.map((piece) => (
          <li key={piece.recordId} className={styles.piece}>
            <PieceTile picture={piece.picture} large />
            <div className={styles.words}>
              <Text as="span" strong>
                {piece.quantity > 1 ? `${piece.quantity} × ` : ''}
                {piece.name}
              </Text>
              {piece.arrives && (
                <Text as="span" size="small">
                  {words.arrival(piece.arrives)}
                </Text>
              )}
              <Text as="span" size="small" tone="soft">
                {piece.delivery === 'white-glove' ? piece.whiteGloveWords : piece.standardWords}{' '}
                {words.shipBy(piece.shipBy)}.
              </Text>
              {piece.left !== null && <Shortage piece={piece} left={piece.left} ask={ask} />}
            </div>
            <DeliveryChoice piece={piece} ask={ask} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeliveryChoice({ piece, ask }: { piece: QuotedPiece; ask: AskCheckout }) {
  const { recordId, delivery, whiteGloveCents, name } = piece;
  const chosen = delivery === 'white-glove';
  return (
    <div className={styles.choice}>
      {chosen ? <Price cents={whiteGloveCents} exact /> : <span>{words.flatRate}</span>}
      <TextButton
        soft
        onClick={() => ask({ act: 'delivery', recordIds: [recordId], delivery: chosen ? 'standard' : 'white-glove' })}
      >
        {chosen ? words.standardInstead : words.whiteGlove(whiteGloveCents)}
        <VisuallyHidden>{words.forPiece(name)}</VisuallyHidden>
      </TextButton>
    </div>
  );
}

/** Not enough in stock: said here, before any charge, with a way out. */
function Shortage({ piece, left, ask }: { piece: QuotedPiece; left: number; ask: AskCheckout }) {
  return (
    <Text as="span" size="small" tone="tight" role="status">
      {left === 0 ? words.soldOut : words.left(left)}{' '}
      <TextButton inline onClick={() => ask({ act: 'quantity', recordId: piece.recordId, quantity: left })}>
        {left === 0 ? words.remove : words.take(left)}
        <VisuallyHidden> {words.forPiece(piece.name)}</VisuallyHidden>
      </TextButton>
    </Text>
  );
}
