import type { LivePictures } from '#app/parts/live-room/furniture-set.ts';
import { StepIn } from '#app/parts/live-room/step-in.tsx';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { RoomDrawing } from '#app/parts/room/room-drawing.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { PrintIcon } from '#app/ui/icon/acts.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { checkLayout, describeLayout, type Placement, passingOf, type RoomShape } from '#core/room/index.ts';
import type { OwnFinishes, RoomToFurnish } from '#core/survey/index.ts';
import { PassingNotes } from './passing-notes.tsx';
import { PlanFindings } from './plan-findings.tsx';
import { PlanLengths } from './plan-lengths.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanPieces } from './plan-pieces.tsx';
import styles from './printed-plan.module.css';
import { RoomFrame } from './room-frame.tsx';
import { roomWords as words } from './words.ts';

export interface PlanSheetProps {
  name: string;
  back: string;
  room: RoomToFurnish;
  pieces: readonly DrawnPiece[];
  placements: readonly Placement[];
  /** The room as drawn, for the live room; null if it isn't drawn. */
  drawn: RoomShape | null;
  /** Whether to show where a wheelchair or a walker passes. */
  wheels: boolean;
  finishes: OwnFinishes;
  pictures: LivePictures;
}

/** A whole plan on one printed sheet: drawing, pieces, findings, and a description in text. */
export function PrintedPlan({ name, back, room, pieces, placements, wheels, ...live }: PlanSheetProps) {
  const passing = wheels && placements.length > 0 ? passingOf(room, pieces, placements) : null;
  const checked = checkLayout(room, pieces, placements);
  return (
    <article className={styles.sheet}>
      <div className={styles.bar}>
        <TextLink href={back} soft>
          {words.back}
        </TextLink>
        <Button kind="ghost" small icon={<PrintIcon small />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <RoomFrame
        as="h1"
        title={name}
        room={room}
        plan={
          <RoomDrawing room={room} pieces={pieces} placements={placements} passing={passing}>
            <PlanLengths findings={checked.findings} />
          </RoomDrawing>
        }
        side={
          <>
            <PlanNotes room={room} of="" />
            <PlanFindings checked={checked} />
            {passing && <PassingNotes passing={passing} />}
            {placements.length > 0 && (
              <div className={styles.onScreen}>
                <StepIn
                  {...{ room, ...live }}
                  sets={[{ id: 'plan', label: name, pieces }]}
                  shown="plan"
                  onShow={() => undefined}
                  placed={placements}
                  plan={null}
                  back={words.backToPlan}
                />
              </div>
            )}
          </>
        }
      />
      <PlanPieces pieces={pieces} placed={placements.map((at) => ({ ...at, locked: false }))} seats={wheels} />
      <section className={styles.inWords}>
        <Title as="h2" size="small">
          {words.inWords}
        </Title>
        {describeLayout(room, pieces, placements).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {passing && <p>{passing.words}</p>}
      </section>
    </article>
  );
}
