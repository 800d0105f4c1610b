import { Link, useFetcher } from 'react-router';
import { useSingleKey } from '#app/parts/studio-keys/single-keys.ts';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LockIcon, UnlockIcon } from '#app/ui/icon/things.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { pieceNames } from '#core/catalog/index.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './slot-row.module.css';

/** A slot on a board. Clicking it selects it for the panel on the right. */
export function SlotRow({ slot, current, editable }: { slot: DeskSlot; current: boolean; editable: boolean }) {
  const face = <SlotFace slot={slot} />;
  const look = classNames(styles.slot, !slot.item && styles.open, current && styles.current);
  if (!editable) return <li className={look}>{face}</li>;
  return (
    <li className={look}>
      <Link
        to={`?slot=${slot.id}`}
        preventScrollReset
        replace
        aria-current={current || undefined}
        className={styles.face}
      >
        {face}
      </Link>
      {slot.item && <Lock slot={slot} name={slot.item.name} recordId={slot.item.recordId} current={current} />}
    </li>
  );
}

interface LockProps {
  slot: DeskSlot;
  name: string;
  recordId: string;
  current: boolean;
}

/** Keeps a piece in place when the rest is proposed again. */
function Lock({ slot: { id, locked }, name, recordId, current }: LockProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const asked = fetcher.formData?.get('locked');
  const shut = asked ? asked === 'true' : locked;
  const turn = () =>
    void fetcher.submit({ act: 'lock', pieceId: id, recordId, locked: String(!shut) }, { method: 'post' });
  useSingleKey('l', turn, current);
  return (
    <>
      <IconButton
        label={words.lock(name)}
        aria-pressed={shut}
        aria-keyshortcuts={current ? 'L' : undefined}
        className={classNames(styles.lock, shut && styles.shut)}
        onClick={turn}
      >
        {shut ? <LockIcon small /> : <UnlockIcon small />}
      </IconButton>
      {fetcher.data && !fetcher.data.ok && (
        <Refusal answer={fetcher.data} className={styles.refused}>
          {fetcher.data.words}
        </Refusal>
      )}
    </>
  );
}

function SlotFace({ slot: { item, kind, quantity, fit, unfilled, note, relaxed, overCents } }: { slot: DeskSlot }) {
  const cutOut = item?.pictures.cutOut ?? item?.pictures.front[0];
  return (
    <>
      <span className={styles.thumb}>{cutOut && <Picture {...cutOut} alt="" sizes="56px" fit="contain" cutOut />}</span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{item?.name ?? words.open(kind)}</span>
          {item && <Price cents={item.priceCents * quantity} look="strong" />}
        </span>
        <span className={styles.line}>
          <span className={styles.second}>
            {item ? `${pieceNames[kind].one} · ${item.vendor.name}` : unfilled}
            {note && ` · ${words.noted}`}
          </span>
          {item && (
            <span className={classNames(styles.fit, (fit?.verdict !== 'passes' || !item.active) && styles.tight)}>
              {quantity > 1 ? `${quantity} × · ` : ''}
              {item.active ? fit && words.fit(fit, kind) : words.gone}
            </span>
          )}
        </span>
        {relaxed.length > 0 && <span className={styles.tight}>{words.relaxedShort(relaxed, overCents)}</span>}
      </span>
    </>
  );
}
