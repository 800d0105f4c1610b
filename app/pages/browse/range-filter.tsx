import { type ChangeEvent, type CSSProperties, useEffect, useRef, useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { formatNumber } from '#core/texts/index.ts';
import styles from './filter-form.module.css';
import sliders from './range-filter.module.css';
import { browseWords as words } from './words.ts';

type Names = readonly ['min', 'max'] | readonly ['minWidth', 'maxWidth'];
type Ends = readonly [number, number];

interface RangeFilterProps {
  legend: string;
  names: Names;
  /** As typed; empty without a limit. */
  values: readonly [string, string];
  /** The least and the most there is. */
  ends: Ends;
  step: number;
  before?: string;
  after?: string;
  wrong: readonly string[];
  problem: string;
  apply: () => void;
}

const between = (value: number, [least, most]: Ends) => Math.min(Math.max(value, least), most);

/**
 * From and to, typed or by sliders. The typed fields are what's sent; the sliders write into them, and at the end of
 * the scale there's no limit. Without scripts there are only the fields.
 */
export function RangeFilter(props: RangeFilterProps) {
  const { legend, names, values, step, before, after, wrong, problem, apply } = props;
  const scale: Ends = [Math.floor(props.ends[0] / step) * step, Math.ceil(props.ends[1] / step) * step];
  const [from, to] = values;
  const told: Ends = [
    between(from === '' ? scale[0] : Number(from), scale),
    between(to === '' ? scale[1] : Number(to), scale),
  ];
  const [moved, setMoved] = useState<Ends | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const now = moved ?? told;
  // Once the URL says it, or says something else, the URL decides again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the URL changes.
  useEffect(() => setMoved(null), [from, to]);

  function move(index: 0 | 1, { target }: ChangeEvent<HTMLInputElement>) {
    const value = Number(target.value);
    const next: Ends = index === 0 ? [Math.min(value, now[1]), now[1]] : [now[0], Math.max(value, now[0])];
    setMoved(next);
    const field = fields.current?.querySelectorAll('input')[index];
    if (field) field.value = next[index] === scale[index] ? '' : String(next[index]);
  }
  const letGo = () => moved && apply();

  const say = (index: 0 | 1) => {
    const amount = `${before ?? ''}${formatNumber(now[index])}${after ? ` ${after}` : ''}`;
    return now[index] === scale[index] ? words.atLeast(amount) : amount;
  };
  const share = (value: number) => `${((value - scale[0]) / Math.max(scale[1] - scale[0], 1)) * 100}%`;
  const labels = [words.from, words.to];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {scale[0] < scale[1] && (
        <div
          className={sliders.track}
          style={{ '--from': share(now[0]), '--to': share(now[1]) } as CSSProperties}
          data-high={now[0] > (scale[0] + scale[1]) / 2 || undefined}
        >
          <span className={sliders.fill} />
          {([0, 1] as const).map((index) => (
            <input
              key={names[index]}
              type="range"
              min={scale[0]}
              max={scale[1]}
              step={step}
              value={now[index]}
              aria-label={words.slider[names[index]]}
              aria-valuetext={say(index)}
              onChange={(event) => move(index, event)}
              onPointerUp={letGo}
              onKeyUp={letGo}
              onBlur={letGo}
              className={sliders.slider}
            />
          ))}
        </div>
      )}
      <div ref={fields} className={styles.range}>
        {names.map((name, index) => (
          <TextField
            key={name}
            name={name}
            label={labels[index]}
            defaultValue={values[index]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...{ before, after }}
            error={wrong.includes(name) ? problem : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
