import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import type { Desk } from '#server/selection/open-desk.ts';
import type { DeskAnswer } from './desk-answer.ts';
import styles from './desk-tools.module.css';
import { useKeysSwitch } from './use-desk-keys.ts';
import { words } from './words.ts';

/** What acts on both boards at once, and whether single keys act at all. */
export function DeskTools({ selection }: { selection: NonNullable<Desk['selection']> }) {
  const fetcher = useFetcher<DeskAnswer>();
  const [keys, turnKeys] = useKeysSwitch();
  const slots = selection.boards.flatMap((board) => board.slots);
  const locked = slots.filter((slot) => slot.locked).length;
  const versions = JSON.stringify(Object.fromEntries(slots.map(({ id, version }) => [id, version])));
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  return (
    <div className={styles.tools}>
      <fetcher.Form method="post" className={styles.again}>
        <input type="hidden" name="act" value="propose" />
        <input type="hidden" name="selectionId" value={selection.id} />
        <input type="hidden" name="versions" value={versions} />
        <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
          {words.proposeRest}
        </Button>
        <span className={styles.soft}>{words.lockedStay(locked)}</span>
      </fetcher.Form>
      <Checkbox checked={keys} onChange={turnKeys}>
        {words.keys}
      </Checkbox>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </div>
  );
}
