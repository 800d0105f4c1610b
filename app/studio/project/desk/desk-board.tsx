import type { CSSProperties } from 'react';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { leadTimeWords } from '#core/catalog/index.ts';
import { standardShipping } from '#core/order/index.ts';
import type { Desk, DeskBoardShown, DeskPair } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import { NoteField } from '../writing/note-field.tsx';
import { useWriting } from '../writing/writing.tsx';
import { AddSlot } from './add-slot.tsx';
import { ArrangedCollage } from './arranged-collage.tsx';
import { BoardPlan, type PlanOfDesk } from './board-plan.tsx';
import { BoardScore } from './board-score.tsx';
import styles from './desk-board.module.css';
import { SlotRow } from './slot-row.tsx';
import boardWordsStyles from './words-form.module.css';

export interface DeskBoardProps {
  desk: Desk;
  selection: DeskPair;
  board: DeskBoardShown;
  plan: PlanOfDesk;
  /** The selected slot. */
  current: string | null;
  editable: boolean;
}

/** One board in progress: preview, the room with its pieces, slots, totals and text. */
export function DeskBoard({ desk, selection, board, plan, current, editable }: DeskBoardProps) {
  const other = selection.boards.find(({ id }) => id !== board.id);
  const { letter, name, slots } = board;
  const filled = slots.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : []));
  const total = filled.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);
  const across = new Set(other?.slots.flatMap(({ item }) => item?.recordId ?? []));
  const shared = filled.filter(({ item }) => across.has(item.recordId)).length;
  return (
    <article className={styles.board} aria-labelledby={`board-${letter}`}>
      <div className={styles.head}>
        <Title as="h2" size="small" id={`board-${letter}`}>
          <span className={styles.letter}>{letter.toUpperCase()}</span> {name}
        </Title>
        <Price cents={total} look="strong" />
      </div>
      <div className={styles.views}>
        <div>
          <ArrangedCollage board={board} editable={editable} />
        </div>
        <BoardPlan board={board} plan={plan} surveyId={desk.surveyId} />
      </div>
      <ul data-slots aria-label={words.slots(letter)}>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} current={slot.id === current} editable={editable} />
        ))}
      </ul>
      {editable && <AddSlot selectionId={selection.id} letter={letter} />}
      <dl className={styles.figures}>
        <div>
          <dt>{words.shipping}</dt>
          <dd>
            <Price cents={standardShipping(total, useShopFacts().prices.shippingBands)} />
          </dd>
        </div>
        <div>
          <dt>{words.makers}</dt>
          <dd>{new Set(filled.map(({ item }) => item.vendor.name)).size}</dd>
        </div>
        <div>
          <dt>{words.longestLead}</dt>
          <dd>{filled.length > 0 ? leadTimeWords(Math.max(...filled.map(({ item }) => item.leadTimeDays))) : '–'}</dd>
        </div>
        {other && (
          <div>
            <dt>{words.sharedWith(other.letter)}</dt>
            <dd>{words.outOf(shared, filled.length)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.palette} aria-hidden="true">
        {filled.map(({ item }) => (
          <span
            key={item.recordId}
            style={{ '--swatch': item.swatch ?? 'transparent', '--share': item.priceCents } as CSSProperties}
          />
        ))}
      </div>
      <BoardScore board={board} />
      {editable ? (
        <BoardWords board={board} customer={desk.customer} />
      ) : (
        board.note && (
          <Hand as="p" className={styles.note}>
            {board.note}
          </Hand>
        )
      )}
    </article>
  );
}

/** A board's name and the specialist's note, saved as they're typed. */
function BoardWords({ board: { id, name, note, slots }, customer }: { board: DeskBoardShown; customer: string }) {
  const writing = useWriting({ of: 'board', id }, { name, note });
  const piece = slots.find(({ item }) => item)?.item?.name ?? '';
  return (
    <div className={boardWordsStyles.form}>
      <TextField
        label={words.name}
        value={writing.typed.name}
        onChange={(event) => writing.write({ name: event.target.value })}
        maxLength={120}
      />
      <NoteField of="board" label={words.note} saved={note} writing={writing} facts={{ customer, piece }} />
    </div>
  );
}
