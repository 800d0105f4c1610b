import type { PublicItem } from '#core/catalog/index.ts';
import type { ProjectClock } from '#core/project/index.ts';
import type { DrawnRoom } from '#server/room/open-room.ts';
import type { DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import type { ProposedPieces } from '#server/selection/desk/propose-pieces.ts';
import { BriefPanel } from '../brief/brief-panel.tsx';
import type { DeskAnswer } from '../desk-answer.ts';
import { ProjectBar } from '../project-bar.tsx';
import { ProjectThread } from '../project-thread.tsx';
import { Proposals } from '../proposals/proposals.tsx';
import { Refusal } from '../refusal.tsx';
import { StateCard } from '../state-card.tsx';
import { words } from '../words.ts';
import { Checks } from './checks.tsx';
import styles from './composer.module.css';
import { DeskBoard } from './desk-board.tsx';
import { DeskTools } from './desk-tools.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

export interface ComposerProps {
  desk: Desk;
  /** Pieces the customer asked for. */
  wanted: readonly PublicItem[];
  drawn: DrawnRoom | null;
  name: string;
  clock: (ProjectClock & { left: { hours: number; minutes: number } }) | null;
  slotId: string | null;
  searched: string;
  /** What the customer can try in the selected slot. */
  alternatives: readonly DeskAlternative[];
  proposed: ProposedPieces | null;
  answer: DeskAnswer | null;
}

/** The specialist's desk: the brief, the two boards, and alternatives for a slot. */
export function Composer(props: ComposerProps) {
  const { desk, wanted, drawn, name, clock, slotId, searched, alternatives, proposed, answer } = props;
  useDeskKeys();
  const { selection } = desk;
  const draft = selection?.state === 'draft';
  const slot = selection?.boards.flatMap(({ slots }) => slots).find(({ id }) => id === slotId) ?? null;
  return (
    <>
      <ProjectBar desk={desk} name={name} clock={clock} />
      {answer && !answer.ok && <Refusal>{answer.words}</Refusal>}
      <div className={styles.desk}>
        <BriefPanel desk={desk} wanted={wanted} drawn={drawn} className={styles.brief} />
        <section aria-label={words.boards} className={styles.middle}>
          <StateCard desk={desk} />
          {draft && <DeskTools selection={selection} />}
          {selection && (
            <div className={styles.boards}>
              {selection.boards.map((board) => (
                <DeskBoard
                  key={board.id}
                  board={board}
                  other={selection.boards.find(({ id }) => id !== board.id)}
                  current={draft ? slotId : null}
                  editable={draft}
                />
              ))}
            </div>
          )}
          {draft && <Checks findings={desk.findings} />}
          <ProjectThread surveyId={desk.surveyId} />
        </section>
        {draft && slot && proposed && (
          <Proposals
            slot={slot}
            proposed={proposed}
            alternatives={alternatives}
            searched={searched}
            door={desk.brief.doorway}
            className={styles.panel}
          />
        )}
      </div>
    </>
  );
}
