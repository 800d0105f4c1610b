import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMay } from '#app/shell/session/use-may.ts';
import type { PublicItem } from '#core/catalog/index.ts';
import type { ProjectClock } from '#core/project/index.ts';
import type { Day } from '#core/promotion/index.ts';
import { layoutRoomOf } from '#core/room/index.ts';
import { finishesOf, onWheelsOrFrame, roomPlanOf, roomToFurnish } from '#core/survey/index.ts';
import type { Visit } from '#core/visit/index.ts';
import type { PageOf } from '#server/db/page.ts';
import type { CustomerOfDesk } from '#server/pages/customer-of-desk.ts';
import type { DrawnRoom } from '#server/room/open-room.ts';
import type { DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import type { EarlierBoards } from '#server/selection/desk/edit/earlier-boards.ts';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import type { ProposedPieces } from '#server/selection/desk/propose-pieces.ts';
import type { RecentBoards } from '#server/selection/desk/publish/recently-published.ts';
import type { BoardSwap } from '#server/selection/healing/swaps-of-boards.ts';
import type { VisitPhoto } from '#server/visit/visit-photos.ts';
import { BriefPanel } from '../brief/brief-panel.tsx';
import { forgetAnswer } from '../brief/close-request.tsx';
import type { DeskAnswer } from '../desk-answer.ts';
import { ProjectBar } from '../project-bar.tsx';
import { ProjectThread } from '../project-thread.tsx';
import { Proposals } from '../proposals/proposals.tsx';
import { RecentlyOut } from '../publish/call-back.tsx';
import { Refusal } from '../refusal.tsx';
import { StateCard } from '../state-card.tsx';
import { words } from '../words.ts';
import { WritingProvider } from '../writing/writing.tsx';
import { BeginFrom } from './begin-from.tsx';
import type { PlanOfDesk } from './board-plan.tsx';
import { Checks } from './checks.tsx';
import styles from './composer.module.css';
import { DeskBoard } from './desk-board.tsx';
import { DeskTools } from './desk-tools.tsx';
import { useDeskKeys, useSlotKeys } from './use-desk-keys.ts';

export interface ComposerProps {
  desk: Desk;
  /** Pieces the customer asked for. */
  wanted: readonly PublicItem[];
  drawn: DrawnRoom | null;
  /** The visit to measure it, and the photos taken there. */
  visit: Visit | null;
  photos: readonly VisitPhoto[];
  customerFacts: CustomerOfDesk;
  /** Boards this specialist has just published elsewhere. */
  recent: readonly RecentBoards[];
  /** Boards to begin from, while they're looked through. */
  earlier: PageOf<EarlierBoards> | null;
  /** What was swapped on the published boards. */
  swaps: readonly BoardSwap[];
  name: string;
  /** Our Eastern day. */
  today: Day;
  /** Messages of the customer that staff haven't read. */
  unread: number;
  clock: (ProjectClock & { left: { hours: number; minutes: number } }) | null;
  slotId: string | null;
  searched: string;
  /** What the customer can try in the selected slot. */
  alternatives: readonly DeskAlternative[];
  proposed: ProposedPieces | null;
  answer: DeskAnswer | null;
}

/** The room that the plans show: as drawn, else as measured, else a typical one. */
const planOf = ({ answers }: Desk, drawn: DrawnRoom | null): PlanOfDesk => ({
  room: drawn?.room ? layoutRoomOf(drawn.room) : roomToFurnish(answers),
  typical: !drawn?.room && roomPlanOf(answers) === null,
  drawn: drawn?.room ?? null,
  finishes: finishesOf(answers),
  wheels: onWheelsOrFrame(answers),
});

/** The specialist's desk: the brief, the two boards, and alternatives for a slot. */
export function Composer(props: ComposerProps) {
  return (
    <WritingProvider key={props.desk.surveyId} surveyId={props.desk.surveyId}>
      <DeskInside {...props} />
    </WritingProvider>
  );
}

function DeskInside(props: ComposerProps) {
  const { desk, wanted, drawn, name, clock, slotId, searched, alternatives, proposed, answer } = props;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { selection } = desk;
  const may = useMay();
  const draft = selection?.state === 'draft' && may('board.compose');
  const slot = selection?.boards.flatMap(({ slots }) => slots).find(({ id }) => id === slotId) ?? null;
  const plan = useMemo(() => planOf(desk, drawn), [desk, drawn]);
  useEffect(() => {
    if (answer?.ok && answer.act === 'close-request') forgetAnswer(desk.surveyId);
  }, [answer, desk.surveyId]);
  useDeskKeys();
  useSlotKeys(draft ? selection.boards : [], slotId, (id) => {
    void navigate(`?slot=${id}`, { replace: true, preventScrollReset: true });
  });
  return (
    <>
      <ProjectBar desk={desk} name={name} clock={clock} unread={props.unread} today={props.today} />
      <RecentlyOut recent={props.recent} />
      {answer && !answer.ok && <Refusal answer={answer}>{answer.words}</Refusal>}
      <div className={styles.desk}>
        <BriefPanel
          desk={desk}
          wanted={wanted}
          drawn={drawn}
          visit={props.visit}
          photos={props.photos}
          customerFacts={props.customerFacts}
          className={styles.brief}
        />
        <section aria-label={words.boards} className={styles.middle}>
          <StateCard desk={desk} swaps={props.swaps} />
          {draft && <DeskTools selection={selection} />}
          {draft && props.earlier && (
            <BeginFrom
              earlier={props.earlier}
              selectionId={selection.id}
              slots={selection.boards.flatMap(({ slots }) => slots)}
              search={search}
            />
          )}
          {selection && (
            <div className={styles.boards}>
              {selection.boards.map((board) => (
                <DeskBoard
                  key={board.id}
                  desk={desk}
                  selection={selection}
                  board={board}
                  plan={plan}
                  current={draft ? slotId : null}
                  editable={draft}
                />
              ))}
            </div>
          )}
          {draft && <Checks findings={desk.findings} brief={desk.brief} />}
          {/* There's no thread before the fee is paid. */}
          {desk.project.state !== 'submitted, unpaid' && <ProjectThread surveyId={desk.surveyId} />}
        </section>
        {draft && slot && proposed && (
          <Proposals
            desk={desk}
            slot={slot}
            proposed={proposed}
            alternatives={alternatives}
            searched={searched}
            className={styles.panel}
          />
        )}
      </div>
    </>
  );
}
