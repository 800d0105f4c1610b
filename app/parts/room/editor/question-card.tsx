import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import {
  addThing,
  asDrawn,
  changeThing,
  feetInWords,
  hinges,
  openQuestions,
  type RoomDoor,
  type RoomQuestion,
  setCeiling,
  setWallLength,
  thingName,
  wallName,
  wallsOf,
} from '#core/room/index.ts';
import styles from './draw-room.module.css';
import { LengthField } from './length-field.tsx';
import { boxOf, ShapeShell, viewOf } from './shape-drawing.tsx';
import { sideOf } from './sides.ts';
import { thingField, wallField } from './unread-lengths.ts';
import type { Drawing } from './use-drawing.ts';
import { editorWords as words } from './words.ts';

/** What we had to guess, one question at a time. */
export function QuestionCard({ drawing }: { drawing: Drawing }) {
  const { settled, make } = drawing;
  const [skipped, setSkipped] = useState<readonly RoomQuestion[]>([]);
  const open = openQuestions(settled);
  const asked = open.filter((question) => !skipped.includes(question));
  const [question] = asked;
  if (!question)
    return (
      <Text size="small" tone="soft" className={styles.question}>
        {open.length === 0 ? words.nothingLeft : words.guesses(open.length)}
      </Text>
    );
  const [title, lead] = words.question[question];
  return (
    <section aria-labelledby="room-question" className={styles.question}>
      <Text size="small" tone="soft">
        {words.left2(asked.length)}
      </Text>
      <Title as="h2" size="heading" id="room-question">
        {title}
      </Title>
      <Text size="small" tone="soft">
        {lead}
      </Text>
      <Answer key={question} question={question} drawing={drawing} />
      <div className={styles.acts}>
        {isDrawn(question) && (
          <TextButton onClick={() => make({ ok: true, room: asDrawn(settled, question) }, title)}>
            {words.asDrawn}
          </TextButton>
        )}
        <TextButton soft onClick={() => setSkipped([...skipped, question])}>
          {words.notSure}
        </TextButton>
      </div>
    </section>
  );
}

const isDrawn = (question: RoomQuestion) => question === 'walls' || question.startsWith('door-');

function Answer({ question, drawing }: { question: RoomQuestion; drawing: Drawing }) {
  const { settled, make, pick } = drawing;
  const [door] = settled.doors;
  switch (question) {
    case 'walls':
      return (
        <div className={styles.fields}>
          {[0, 1].map((index) => (
            <LengthField
              key={index}
              label={wallName(index)}
              field={wallField(index, settled.outline.length)}
              of={wallName(index)}
              value={wallsOf(settled.outline)[index]?.length ?? null}
              onChange={(inches) =>
                make(setWallLength(settled, index, inches), words.lengthNow(wallName(index), inches))
              }
            />
          ))}
        </div>
      );
    case 'door-place':
      return door ? <WhichWall drawing={drawing} door={door} /> : null;
    case 'door-size':
      return door ? (
        <LengthField
          label={words.width}
          field={thingField(door.id, 'width')}
          of={thingName(settled, door.id)}
          value={door.width}
          onChange={(width) =>
            make(changeThing(settled, door.id, { width }), words.movedTo(thingName(settled, door.id)))
          }
        />
      ) : null;
    case 'door-swing':
      return door ? <WhichSwing drawing={drawing} door={door} /> : null;
    case 'ceiling':
      return (
        <div className={styles.acts}>
          {[96, 108, 120].map((inches) => (
            <Button
              key={inches}
              kind="ghost"
              small
              onClick={() => make(setCeiling(settled, inches), words.ceilingNow(inches))}
            >
              {feetInWords(inches)}
            </Button>
          ))}
        </div>
      );
    default: {
      const list = question === 'fixed-things' ? 'fixed' : question;
      const add = () => {
        const longest = wallsOf(settled.outline).toSorted((one, other) => other.length - one.length);
        for (const { index } of longest) {
          const added = addThing(settled, list, index);
          if (!added.ok) continue;
          make(added, words.added(thingName(added.room, added.id), wallName(index)));
          pick({ kind: 'thing', id: added.id });
          return;
        }
        make(addThing(settled, list, 0), '');
      };
      return (
        <div className={styles.acts}>
          <Button kind="ghost" small onClick={add}>
            {words.addOne[question]}
          </Button>
          <Button
            kind="ghost"
            small
            onClick={() => make({ ok: true, room: asDrawn(settled, question) }, words.none[question])}
          >
            {words.none[question]}
          </Button>
        </div>
      );
    }
  }
}

interface DoorAnswer {
  drawing: Drawing;
  door: RoomDoor;
}

/** The room in small: tap the wall with the doorway. */
function WhichWall({ drawing: { settled, make, pick }, door }: DoorAnswer) {
  const walls = wallsOf(settled.outline);
  const put = (index: number) => {
    const offset = Math.max(0, Math.round(((walls[index]?.length ?? 0) - door.width) / 2));
    if (make(changeThing(settled, door.id, { wall: index, offset }), words.doorMoved(wallName(index))) === null)
      pick({ kind: 'thing', id: door.id });
  };
  const view = viewOf(settled);
  return (
    <div className={styles.which}>
      <svg viewBox={boxOf(view)} aria-hidden="true" className={styles.whichPicture}>
        <ShapeShell room={settled} />
        {walls.map(({ index, from, to }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for keyboards
          <line
            key={index}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={view.width * 0.14}
            className={styles.whichWall}
            onClick={() => put(index)}
          />
        ))}
      </svg>
      <div className={styles.acts}>
        {walls.map((wall) => (
          <Button
            key={wall.index}
            kind="ghost"
            small
            {...(door.wall === wall.index ? { icon: <CheckIcon small /> } : {})}
            onClick={() => put(wall.index)}
          >
            {walls.length === 4 ? words.ways[wall.index] : words.wallOption(wall.index, sideOf(wall))}
          </Button>
        ))}
      </div>
    </div>
  );
}

const swings = [
  ...hinges.map((hinge) => ({ swing: 'inward', hinge }) as const),
  ...hinges.map((hinge) => ({ swing: 'outward', hinge }) as const),
  { swing: 'none', hinge: 'left' } as const,
];

/** A door seen from above, in each way it can open. */
function WhichSwing({ drawing: { settled, make }, door }: DoorAnswer) {
  return (
    <div className={styles.swings}>
      {swings.map(({ swing, hinge }) => (
        <button
          key={`${swing} ${hinge}`}
          type="button"
          className={styles.swing}
          onClick={() =>
            make(
              changeThing(settled, door.id, { swing, hinge }),
              words.swingPicture[`${swing}-${hinge}` as keyof typeof words.swingPicture],
            )
          }
        >
          <svg viewBox="-14 -36 60 72" aria-hidden="true">
            <ShapeShell room={sample(swing, hinge)} />
          </svg>
          <span>{words.swingPicture[`${swing}-${hinge}` as keyof typeof words.swingPicture]}</span>
        </button>
      ))}
    </div>
  );
}

/** A bit of wall with a door in it. */
const sample = (swing: RoomDoor['swing'], hinge: RoomDoor['hinge']) => ({
  outline: [
    { x: -40, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 90 },
    { x: -40, y: 90 },
  ],
  ceiling: null,
  doors: [{ id: 'sample', wall: 0, offset: 40, width: 32, height: null, hinge, swing }],
  ...{ openings: [], windows: [], radiators: [], fixed: [], guessed: [] },
});
