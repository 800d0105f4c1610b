import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import {
  feetInWords,
  readLength,
  roomLimits,
  walkedOutline,
  walkOf,
  wallName,
  withWalkedOutline,
} from '#core/room/index.ts';
import styles from './draw-room.module.css';
import type { Drawing } from './use-drawing.ts';
import { editorWords } from './words.ts';

const words = editorWords.walk;

interface Row {
  typed: string;
  turn: 'right' | 'left';
}

const turns = [
  { value: 'right', label: words.turns.right },
  { value: 'left', label: words.turns.left },
];

/** The outline, one wall after another, for those who walk around with a tape. */
export function WalkForm({ drawing: { settled, make } }: { drawing: Drawing }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    walkOf(settled.outline).map(({ length, turn }) => ({ typed: length === null ? '' : feetInWords(length), turn })),
  );
  const [said, setSaid] = useState<{ problem: boolean; text: string } | null>(null);
  const change = (index: number, fields: Partial<Row>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...fields } : row)));

  function draw() {
    const unread = rows.findIndex(({ typed }) => typed.trim() !== '' && readLength(typed) === null);
    if (unread !== -1) return setSaid({ problem: true, text: words.unread(wallName(unread)) });
    const walked = walkedOutline(rows.map(({ typed, turn }) => ({ length: readLength(typed), turn })));
    const taken = walked.ok ? withWalkedOutline(settled, walked.outline) : walked;
    if (!taken.ok || !walked.ok) return setSaid({ problem: true, text: taken.ok ? '' : taken.message });
    const told = [
      words.drawn,
      ...walked.evened.map(({ wall, by }) => words.evened(wallName(wall), by)),
      ...(taken.dropped.length > 0 ? [words.dropped(taken.dropped)] : []),
    ].join(' ');
    make(taken, told);
    setSaid({ problem: false, text: told });
  }

  return (
    <details className={styles.more}>
      <summary>{words.title}</summary>
      <Text size="small" tone="soft">
        {words.lead}
      </Text>
      <ol className={styles.walk}>
        {rows.map(({ typed, turn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall is its place in the walk
          <li key={index}>
            <TextField
              label={wallName(index)}
              autoComplete="off"
              maxLength={40}
              value={typed}
              onChange={(event) => change(index, { typed: event.target.value })}
            />
            <PillRadios
              label={words.turn(wallName(index))}
              options={turns}
              value={turn}
              onChange={(next) => change(index, { turn: next === 'left' ? 'left' : 'right' })}
            />
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {rows.length < roomLimits.corners && (
          <TextButton onClick={() => setRows([...rows, { typed: '', turn: 'right' }])}>{words.more}</TextButton>
        )}
        {rows.length > 4 && <TextButton onClick={() => setRows(rows.slice(0, -1))}>{words.less}</TextButton>}
      </div>
      <Button kind="ghost" small onClick={draw}>
        {words.draw}
      </Button>
      <div role="status">
        {said && (
          <Text size="small" tone={said.problem ? 'tight' : 'ink'}>
            {said.text}
          </Text>
        )}
      </div>
    </details>
  );
}
