import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
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
} from '#core/catalog/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import styles from './filter-form.module.css';
import { browseWords as words } from './words.ts';

interface FilterFormProps {
  id: string;
  browse: Browse;
  counts: BrowseCounts;
  /** The sort menu belongs to this form; without it, the form carries the sorting along. */
  sorted?: boolean;
  children: ReactNode;
}

/** The fields as they are now, read the way the server reads the URL. */
function read(form: HTMLFormElement) {
  const fields = new FormData(form);
  return readBrowse({ getAll: (name) => fields.getAll(name).map(String) });
}

/**
 * The filters as a plain form, so that they work before our scripts and without them. With scripts, each choice applies
 * at once and a typed range when its field is left.
 */
export function FilterForm({ id, browse, counts, sorted = false, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { filter, sort } = browse;
  const href = browseHref(browse);

  // After Back, a removed chip or Clear all, show what the URL says. A field someone is typing in is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the URL changes.
  useEffect(() => {
    if (!form.current) return;
    for (const field of form.current.elements) {
      if (!(field instanceof HTMLInputElement)) continue;
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
    if (!(target instanceof HTMLInputElement && target.type === 'text')) apply();
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
      <Range
        legend={words.price}
        names={['min', 'max']}
        values={[money(filter.minCents), money(filter.maxCents)]}
        before="$"
        {...{ wrong }}
        problem={words.notMoney}
      />
      <Range
        legend={words.width}
        names={['minWidth', 'maxWidth']}
        values={[plain(filter.minWidth), plain(filter.maxWidth)]}
        after="in"
        {...{ wrong }}
        problem={words.notInches}
      />
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

interface RangeProps {
  legend: string;
  names: readonly [string, string];
  values: readonly [string, string];
  before?: string;
  after?: string;
  wrong: readonly string[];
  problem: string;
}

function Range({ legend, names, values, before, after, wrong, problem }: RangeProps) {
  const labels = [words.from, words.to];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.range}>
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
