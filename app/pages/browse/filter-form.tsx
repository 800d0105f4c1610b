import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import {
  type Browse,
  type BrowseCounts,
  type BrowseOption,
  browseHref,
  browseOptions,
  browsePath,
  everything,
  readBrowse,
  roomIds,
  styleSlug,
} from '#core/catalog/index.ts';
import type { BrowsingHints } from '#core/survey/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import { DoorFilter } from './door-filter.tsx';
import styles from './filter-form.module.css';
import { RangeFilter } from './range-filter.tsx';
import { browseWords as words } from './words.ts';

interface FilterFormProps {
  id: string;
  browse: Browse;
  counts: BrowseCounts;
  /** What the person's quiz says. */
  hints: BrowsingHints;
  /** The sort menu belongs to this form; without it, the form carries the sorting along. */
  sorted?: boolean;
  children: ReactNode;
}

/** Applied when it's left or let go of, not with every step. */
const isTyped = ({ type }: HTMLInputElement) => type === 'text' || type === 'range';

/** The fields as they are now, read the way the server reads the URL. */
function read(form: HTMLFormElement) {
  const fields = new FormData(form);
  return readBrowse({ getAll: (name) => fields.getAll(name).map(String) });
}

/**
 * The filters as a plain form, so that they work before our scripts and without them. With scripts, each choice applies
 * at once and a typed range when its field is left.
 */
export function FilterForm({ id, browse, counts, hints, sorted = false, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { filter, sort } = browse;
  const near = sort === 'style' ? browse.near : hints.near;
  const href = browseHref(browse);

  // After Back, a removed chip or Clear all, show what the URL says. A field someone is typing in is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the URL changes.
  useEffect(() => {
    if (!form.current) return;
    for (const field of form.current.elements) {
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.type === 'range') continue;
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
      else if (field !== document.activeElement) field.value = field.defaultValue;
    }
    // An earlier choice may arrive after a mistake was told: what is still wrong stays told.
    const still = read(form.current).problems.map(({ name }) => name);
    setWrong((before) => before.filter((name) => still.includes(name)));
  }, [href]);

  function apply() {
    if (!form.current) return;
    const { browse: next, problems } = read(form.current);
    setWrong(problems.map(({ name }) => name));
    if (problems.length === 0 && browseHref(next) !== href) void navigate(browseHref(next));
  }
  const onChange = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && isTyped(target))) apply();
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'text') apply();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  const money = (cents: number | null) => (cents === null ? '' : String(cents / 100));
  const plain = (inches: number | null) => (inches === null ? '' : String(inches));
  return (
    <Form
      {...{ id, onChange, onBlur, onSubmit }}
      ref={form}
      method="get"
      action={browsePath}
      noValidate
      className={styles.form}
    >
      {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
      {!sorted && sort !== everything.sort && <input type="hidden" name="sort" value={sort} />}
      {near.map((label) => (
        <input key={label} type="hidden" name="near" value={styleSlug(label)} />
      ))}
      <Choices
        legend={words.style}
        name="style"
        options={browseOptions.styles}
        on={filter.styles}
        counts={counts.styles}
      />
      <Choices
        legend={words.color}
        name="color"
        options={browseOptions.colors}
        on={filter.colors}
        counts={counts.colors}
        swatches
      />
      <Choices
        legend={words.material}
        name="material"
        options={browseOptions.materials.filter(
          ({ value }) => counts.materials[value] > 0 || filter.materials.includes(value),
        )}
        on={filter.materials}
        counts={counts.materials}
      />
      {filter.kind === null && (
        <label className={styles.group}>
          <span className={styles.legend}>{words.room}</span>
          <select key={filter.room ?? ''} name="room" defaultValue={filter.room ?? ''} className={styles.select}>
            <option value="">{words.anyRoom}</option>
            {roomIds.map((room) => (
              <option key={room} value={room}>
                {words.roomName(room)} ({formatNumber(counts.rooms[room])})
              </option>
            ))}
          </select>
        </label>
      )}
      <RangeFilter
        legend={words.price}
        names={['min', 'max']}
        values={[money(filter.minCents), money(filter.maxCents)]}
        ends={[counts.span.cents[0] / 100, counts.span.cents[1] / 100]}
        step={50}
        before="$"
        {...{ wrong, apply }}
        problem={words.notMoney}
      />
      <RangeFilter
        legend={words.width}
        names={['minWidth', 'maxWidth']}
        values={[plain(filter.minWidth), plain(filter.maxWidth)]}
        ends={counts.span.inches}
        step={1}
        after="in"
        {...{ wrong, apply }}
        problem={words.notInches}
      />
      <DoorFilter {...{ browse, wrong }} door={hints.door} />
      <div className={styles.group}>
        <Row count={counts.inStock}>
          <Checkbox name="inStock" value="1" defaultChecked={filter.inStock}>
            {words.inStockOnly}
          </Checkbox>
        </Row>
      </div>
      {children}
    </Form>
  );
}

function Row({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {children}
      <span className={styles.number} aria-hidden="true">
        {formatNumber(count)}
      </span>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly BrowseOption<Value>[];
  on: readonly Value[];
  counts: Readonly<Record<Value, number>>;
  swatches?: boolean;
}

function Choices<Value extends string>({ legend, name, options, on, counts, swatches = false }: ChoicesProps<Value>) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, slug, label }) => (
        <Row key={value} count={counts[value]}>
          <Checkbox name={name} value={slug} defaultChecked={on.includes(value)}>
            <span className={styles.label}>
              {swatches && <span className={styles.swatch} data-color={value} />}
              {label}
            </span>
          </Checkbox>
        </Row>
      ))}
    </fieldset>
  );
}
