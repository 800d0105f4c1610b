import { TextLink } from '#app/ui/action/text-link.tsx';
import type { RoomToFurnish } from '#core/survey/index.ts';
import styles from './plan-notes.module.css';
import { roomWords as words } from './words.ts';

/** The plan's assumptions. */
export function PlanNotes({ room, of }: { room: RoomToFurnish; of: string }) {
  const { typical, doorwayAssumed } = room;
  return (
    <div className={styles.notes}>
      <p>{of}</p>
      {typical.length > 0 && (
        <p>
          {words.typical(typical)}{' '}
          <TextLink href="/measurements" inline>
            {words.measure}
          </TextLink>
        </p>
      )}
      {typical.length === 0 && doorwayAssumed && <p>{words.doorwayAssumed}</p>}
    </div>
  );
}
