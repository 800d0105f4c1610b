import { useContext } from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { Title } from '#app/ui/type/title.tsx';
import {
  changeThing,
  findThing,
  fixedKindName,
  fixedKinds,
  hinges,
  removeThing,
  type Thing,
  thingName,
  wallsOf,
} from '#core/room/index.ts';
import styles from './draw-room.module.css';
import { LengthField } from './length-field.tsx';
import { sideOf } from './sides.ts';
import { thingField, UnreadLengthsContext } from './unread-lengths.ts';
import type { Drawing } from './use-drawing.ts';
import { editorWords as words } from './words.ts';

type Lengths = readonly (readonly [field: string, label: string, value: number | null])[];

function lengthsOf(one: Thing): Lengths {
  if (one.list === 'fixed') {
    const { x, y, width, depth, height } = one.thing;
    return [
      ['width', words.width, width],
      ['depth', words.depth, depth],
      ['x', words.across, x],
      ['y', words.down2, y],
      ['height', words.height, height],
    ];
  }
  const common: Lengths = [
    ['width', words.width, one.thing.width],
    ['offset', words.offset, one.thing.offset],
  ];
  if (one.list === 'windows')
    return [...common, ['sill', words.sill, one.thing.sill], ['head', words.head, one.thing.head]];
  if (one.list === 'radiators')
    return [...common, ['depth', words.depth, one.thing.depth], ['height', words.height, one.thing.height]];
  return [...common, ['height', words.height, one.thing.height]];
}

const swings = ['inward', 'outward', 'none'] as const;

/** Everything about one door, opening, window, radiator or fixed thing. */
export function ThingFields({ drawing: { settled, make, pick }, id }: { drawing: Drawing; id: string }) {
  const { kept } = useContext(UnreadLengthsContext);
  const one = findThing(settled, id);
  if (!one) return null;
  const name = thingName(settled, id);
  const change = (fields: Readonly<Record<string, unknown>>) =>
    make(changeThing(settled, id, fields), words.movedTo(name));
  return (
    <>
      <Title as="h2" size="small">
        {name}
      </Title>
      {one.list === 'fixed' && (
        <Select
          label={words.kind}
          options={fixedKinds.map((kind) => ({ value: kind, label: fixedKindName(kind) }))}
          value={one.thing.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      {one.list !== 'fixed' && (
        <Select
          label={words.on}
          options={wallsOf(settled.outline).map((wall) => ({
            value: String(wall.index),
            label: words.wallOption(wall.index, sideOf(wall)),
          }))}
          value={String(one.thing.wall)}
          onChange={(wall) => change({ wall: Number(wall) })}
        />
      )}
      <div className={styles.fields}>
        {lengthsOf(one).map(([field, label, value]) => (
          <LengthField
            key={field}
            field={thingField(id, field)}
            of={name}
            label={label}
            value={value}
            optional={value === null}
            onChange={(inches) => change({ [field]: inches })}
          />
        ))}
      </div>
      {one.list === 'doors' && (
        <>
          <Select
            label={words.swing}
            options={swings.map((swing) => ({ value: swing, label: words.swings[swing] }))}
            value={one.thing.swing}
            onChange={(swing) => change({ swing })}
          />
          {one.thing.swing !== 'none' && (
            <PillRadios
              label={words.hinge}
              options={hinges.map((hinge) => ({ value: hinge, label: words.hinges[hinge] }))}
              value={one.thing.hinge}
              onChange={(hinge) => change({ hinge })}
            />
          )}
        </>
      )}
      <TextButton
        onClick={() => {
          for (const [field] of lengthsOf(one)) kept.delete(thingField(id, field));
          pick(null);
          make(removeThing(settled, id), words.removed(name));
        }}
      >
        {words.remove(name)}
      </TextButton>
    </>
  );
}
