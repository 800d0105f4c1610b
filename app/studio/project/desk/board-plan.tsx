import { useMemo } from 'react';
import { StepIn } from '#app/parts/live-room/step-in.tsx';
import { drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { RoomDrawing } from '#app/parts/room/room-drawing.tsx';
import { useArrangement } from '#app/parts/room/use-arrangement.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type LayoutRoom, passingOf, type RoomShape } from '#core/room/index.ts';
import type { OwnFinishes } from '#core/survey/index.ts';
import type { DeskBoardShown } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import styles from './board-plan.module.css';

export interface PlanOfDesk {
  room: LayoutRoom;
  /** Nothing was measured, so this is a typical room. */
  typical: boolean;
  /** As it was drawn; null if it isn't drawn. */
  drawn: RoomShape | null;
  finishes: OwnFinishes;
  /** Whether someone in the household uses a wheelchair or a walker. */
  wheels: boolean;
}

interface BoardPlanProps {
  board: DeskBoardShown;
  plan: PlanOfDesk;
  surveyId: string;
}

/** Only the customer's own changes to a plan are saved. */
const notKept = () => undefined;

/** The customer's room with this board's pieces in it, at their true size, following every swap. */
export function BoardPlan({ board: { letter, slots }, plan, surveyId }: BoardPlanProps) {
  const { room, typical, drawn, finishes, wheels } = plan;
  const chosen = slots.map(({ item, quantity }) => (item ? `${item.recordId}×${quantity}` : '')).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pieces again are no reason to lay them out again
  const pieces = useMemo(
    () => slots.flatMap(({ item, quantity }, index) => (item ? drawnPieces(item, quantity, String(index + 1)) : [])),
    [chosen],
  );
  const { placed, thinking } = useArrangement({ room, pieces, saved: null, keep: notKept });
  const here = placed.filter(({ id }) => pieces.some((piece) => piece.id === id));
  const passing = wheels && here.length > 0 ? passingOf(room, pieces, here) : null;
  const leftOut = pieces.filter(({ id }) => !here.some((one) => one.id === id)).map(({ name }) => name);
  return (
    <section aria-labelledby={`plan-${letter}`} aria-busy={thinking} className={styles.plan}>
      <div className={styles.head}>
        <Title as="h3" size="plain" id={`plan-${letter}`}>
          {words.plan}
        </Title>
        <TextLink inline soft href={`/studio/projects/${surveyId}/room`}>
          {words.planOpen}
        </TextLink>
      </div>
      <RoomDrawing room={room} pieces={pieces} placements={here} passing={passing} className={styles.drawing} />
      {here.length > 0 && (
        <StepIn
          room={{ ...room, typical: [], doorwayAssumed: typical }}
          sets={[{ id: letter, label: words.plan, pieces }]}
          shown={letter}
          onShow={() => undefined}
          placed={here}
          plan={null}
          {...{ drawn, finishes }}
          pictures={null}
          back={words.backToDesk}
        />
      )}
      {passing && <p className={styles.soft}>{words.planPassing(passing.words)}</p>}
      {typical && <p className={styles.soft}>{words.planTypical}</p>}
      {thinking && <p className={styles.soft}>{words.planThinking}</p>}
      {!thinking && leftOut.length > 0 && <p className={styles.late}>{words.planLeftOut(leftOut)}</p>}
    </section>
  );
}
