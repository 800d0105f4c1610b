import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './draw-room.module.css';
import { ShapeDrawing } from './shape-drawing.tsx';
import type { Conflict } from './use-keeping.ts';
import { editorWords } from './words.ts';

const words = editorWords.conflict;

interface BothDrawingsProps {
  conflict: Conflict;
  by: 'customer' | 'specialist';
  onSettle: (whose: 'mine' | 'theirs') => void;
}

/** Two people, or two tabs, drew the same room: both are shown, and one is chosen. */
export function BothDrawings({ conflict: { mine, theirs }, by, onSettle }: BothDrawingsProps) {
  const names = by === 'customer' ? words.theirs : words.theirsOnDesk;
  const saved = names[theirs.savedBy ?? 'customer'];
  return (
    <section role="alert" aria-labelledby="both-drawings" className={styles.both}>
      <Title as="h2" size="small" id="both-drawings">
        {words.title}
      </Title>
      <Text size="small">{words.lead}</Text>
      <div className={styles.pair}>
        <figure>
          <ShapeDrawing room={mine} label={words.mine} />
          <figcaption>{words.mine}</figcaption>
          <Button small onClick={() => onSettle('mine')}>
            {words.keepMine}
          </Button>
        </figure>
        <figure>
          <ShapeDrawing room={theirs.room} label={saved} />
          <figcaption>{saved}</figcaption>
          <Button small kind="ghost" onClick={() => onSettle('theirs')}>
            {words.keepTheirs}
          </Button>
        </figure>
      </div>
    </section>
  );
}
