import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import { PieceNote } from './piece-note.tsx';
import styles from './proposals.module.css';
import { ReasonList } from './reason-list.tsx';

/** What stands in the slot now, what speaks for and against it, and the specialist's words about it. */
export function PieceNow({ slot }: { slot: DeskSlot }) {
  const fetcher = useFetcher<DeskAnswer>();
  const { id, item, foot, reasons, relaxed } = slot;
  if (!item) return null;
  const { recordId, name } = item;
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  const placeItself = JSON.stringify({ seen: { recordId, foot }, foot: null });
  return (
    <div className={styles.now}>
      <Title as="h3" size="plain">
        {words.standsNow}
      </Title>
      <p className={styles.name}>{name}</p>
      <ReasonList
        reasons={[
          ...reasons,
          ...relaxed.map(({ what, why }) => ({ sign: 'minus' as const, words: why ?? words.relaxed(what) })),
        ]}
      />
      {foot && (
        <fetcher.Form method="post" className={styles.place}>
          <input type="hidden" name="act" value="arrange" />
          <input type="hidden" name="pieceId" value={id} />
          <input type="hidden" name="arrangement" value={placeItself} />
          <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
            {words.placeItself}
          </Button>
        </fetcher.Form>
      )}
      {refused && <Refusal>{refused}</Refusal>}
      <PieceNote key={id} slot={slot} />
    </div>
  );
}
