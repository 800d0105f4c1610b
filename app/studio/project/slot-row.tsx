import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { pieceNames } from '#core/catalog/index.ts';
import type { DeskSlot } from '#server/selection/open-desk.ts';
import styles from './slot-row.module.css';
import { words } from './words.ts';

/** A slot of a board: pressed, it is what the right side speaks of. */
export function SlotRow({ slot, current, editable }: { slot: DeskSlot; current: boolean; editable: boolean }) {
  const face = <SlotFace slot={slot} />;
  const look = classNames(styles.slot, !slot.item && styles.open, current && styles.current);
  if (!editable) return <li className={look}>{face}</li>;
  return (
    <li>
      <Link to={`?slot=${slot.id}`} preventScrollReset replace aria-current={current || undefined} className={look}>
        {face}
      </Link>
    </li>
  );
}

function SlotFace({ slot: { item, kind, quantity, fit, unfilled, note } }: { slot: DeskSlot }) {
  const cutOut = item?.pictures.cutOut ?? item?.pictures.front[0];
  return (
    <>
      <span className={styles.thumb}>{cutOut && <Picture {...cutOut} alt="" sizes="56px" fit="contain" cutOut />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{item?.name ?? words.open(kind)}</span>
        <span className={styles.second}>
          {item ? `${pieceNames[kind].one} · ${item.vendor.name}` : unfilled}
          {note && ` · ${words.pieceNote}`}
        </span>
      </span>
      {item && (
        <span className={styles.side}>
          <Price cents={item.priceCents * quantity} look="strong" />
          <span className={classNames(styles.fit, fit?.verdict !== 'passes' && styles.tight)}>
            {quantity > 1 ? `${quantity} × · ` : ''}
            {fit && words.verdicts[fit.verdict]}
          </span>
        </span>
      )}
    </>
  );
}
