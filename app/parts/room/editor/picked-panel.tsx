import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import {
  addBay,
  cutCorner,
  moveCorner,
  moveWall,
  setWallLength,
  straighten,
  wallName,
  wallsOf,
} from '#core/room/index.ts';
import styles from './draw-room.module.css';
import { LengthField } from './length-field.tsx';
import { ThingFields } from './thing-fields.tsx';
import { wallField } from './unread-lengths.ts';
import type { Drawing } from './use-drawing.ts';
import { editorWords as words } from './words.ts';

/** What's chosen on the plan, as form controls: everything a drag or a key can do. */
export function PickedPanel({ drawing }: { drawing: Drawing }) {
  const { picked, problem } = drawing;
  return (
    <section aria-label={words.chosen} className={styles.picked}>
      {!picked && (
        <Text size="small" tone="soft">
          {words.pick}
        </Text>
      )}
      {picked?.kind === 'wall' && <WallFields key={picked.index} drawing={drawing} index={picked.index} />}
      {picked?.kind === 'corner' && <CornerFields key={picked.index} drawing={drawing} index={picked.index} />}
      {picked?.kind === 'thing' && <ThingFields key={picked.id} drawing={drawing} id={picked.id} />}
      <div role="alert">
        {problem && (
          <Text size="small" tone="tight">
            {problem}
          </Text>
        )}
      </div>
    </section>
  );
}

const steps = [
  [words.outFoot, -12],
  [words.outInch, -1],
  [words.inInch, 1],
  [words.inFoot, 12],
] as const;

function WallFields({ drawing: { settled, make }, index }: { drawing: Drawing; index: number }) {
  const wall = wallsOf(settled.outline)[index];
  const [bay, setBay] = useState({ offset: 24, width: 48, depth: 18 });
  if (!wall) return null;
  const name = wallName(index);
  const preview = setWallLength(settled, index, wall.length + 1);
  const follower = preview.follows === undefined ? undefined : wallsOf(settled.outline)[preview.follows];
  return (
    <>
      <Title as="h2" size="small">
        {name}
      </Title>
      <LengthField
        label={words.length}
        field={wallField(index, settled.outline.length)}
        of={name}
        value={wall.length}
        onChange={(inches) => make(setWallLength(settled, index, inches), words.lengthNow(name, inches))}
        {...(follower ? { hint: words.follows(wallName(follower.index), follower.length) } : {})}
      />
      <div className={styles.acts}>
        {steps.map(([label, by]) => (
          <Button
            key={label}
            kind="ghost"
            small
            onClick={() =>
              make(moveWall(settled, index, [wall.inward[0] * by, wall.inward[1] * by]), words.movedTo(name))
            }
          >
            {label}
          </Button>
        ))}
      </div>
      <details className={styles.more}>
        <summary>{words.moreWall}</summary>
        <div className={styles.fields}>
          {(['offset', 'width', 'depth'] as const).map((field) => (
            <LengthField
              key={field}
              field={`bay ${index} ${field}`}
              of={name}
              label={{ offset: words.bayOffset, width: words.bayWidth, depth: words.bayDepth }[field]}
              value={bay[field]}
              onChange={(inches) => {
                setBay({ ...bay, [field]: inches });
                return null;
              }}
            />
          ))}
        </div>
        <div className={styles.acts}>
          <Button kind="ghost" small onClick={() => make(addBay(settled, index, bay), words.bayDone)}>
            {words.bayOut}
          </Button>
          <Button
            kind="ghost"
            small
            onClick={() => make(addBay(settled, index, { ...bay, depth: -bay.depth }), words.bayDone)}
          >
            {words.bayIn}
          </Button>
        </div>
      </details>
      {settled.outline.length > 4 && (
        <TextButton onClick={() => make(straighten(settled, index), words.straightened)}>{words.straighten}</TextButton>
      )}
    </>
  );
}

const ways = [
  [words.left, -1, 0],
  [words.right, 1, 0],
  [words.up, 0, -1],
  [words.down, 0, 1],
] as const;

function CornerFields({ drawing: { settled, make }, index }: { drawing: Drawing; index: number }) {
  const [step, setStep] = useState('1');
  const [cut, setCut] = useState({ before: 48, next: 48 });
  const before = (index + settled.outline.length - 1) % settled.outline.length;
  const name = words.corner(before, index);
  return (
    <>
      <Title as="h2" size="small">
        {name}
      </Title>
      <PillRadios
        label={words.step}
        options={[
          { value: '1', label: words.inch },
          { value: '12', label: words.foot },
        ]}
        value={step}
        onChange={setStep}
      />
      <div className={styles.acts}>
        {ways.map(([label, x, y]) => (
          <Button
            key={label}
            kind="ghost"
            small
            onClick={() => make(moveCorner(settled, index, [x * Number(step), y * Number(step)]), words.movedTo(name))}
          >
            {label}
          </Button>
        ))}
      </div>
      <Text size="small" tone="soft">
        {words.cutLead}
      </Text>
      <div className={styles.fields}>
        <LengthField
          label={words.cutAlong(wallName(before))}
          field={`cut ${index} before`}
          of={name}
          value={cut.before}
          onChange={(inches) => {
            setCut({ ...cut, before: inches });
            return null;
          }}
        />
        <LengthField
          label={words.cutAlong(wallName(index))}
          field={`cut ${index} next`}
          of={name}
          value={cut.next}
          onChange={(inches) => {
            setCut({ ...cut, next: inches });
            return null;
          }}
        />
      </div>
      <div className={styles.acts}>
        <Button kind="ghost" small onClick={() => make(cutCorner(settled, index, cut.before, cut.next), words.cutDone)}>
          {words.cut}
        </Button>
      </div>
    </>
  );
}
