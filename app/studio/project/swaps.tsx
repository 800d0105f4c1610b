import { useFetcher } from 'react-router';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { differenceWords, swappedWords } from '#core/selection/index.ts';
import type { DeskPair } from '#server/selection/desk/open-desk.ts';
import type { BoardSwap } from '#server/selection/healing/swaps-of-boards.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { Refusal } from './refusal.tsx';
import { words } from './words.ts';

/** What took the place of pieces that went from the published boards, and the way back. */
export function Swaps({ swaps, selection }: { swaps: readonly BoardSwap[]; selection: DeskPair }) {
  const fetcher = useFetcher<DeskAnswer>();
  const may = useMay();
  const slots = selection.boards.flatMap((board) => board.slots);
  const nameOf = (recordId: string) => slots.find(({ item }) => item?.recordId === recordId)?.item?.name ?? '';
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  if (swaps.length === 0) return null;
  return (
    <>
      <Title as="h3" size="plain">
        {words.swaps}
      </Title>
      {swaps.map(({ id, board, from, toId, because, differenceCents }) => (
        <fetcher.Form method="post" key={id}>
          <input type="hidden" name="act" value="undo-swap" />
          <input type="hidden" name="swap" value={id} />
          <p>
            {words.onBoard(board)} {swappedWords({ from: from.name, to: nameOf(toId), because })}{' '}
            {words.swapDifference(differenceWords(differenceCents))}
          </p>
          {may('board.publish') && (
            <Button type="submit" kind="ghost" small pending={fetcher.formData?.get('swap') === id}>
              {words.putBack(from.name, board)}
            </Button>
          )}
        </fetcher.Form>
      ))}
      {refused && <Refusal answer={fetcher.data}>{refused}</Refusal>}
    </>
  );
}
