import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import {
  changesOn,
  type DatedPriceList,
  type PriceList,
  type PriceListForm,
  type PriceListProblems,
  priceListForm,
  readPriceListForm,
} from '#core/price-list/index.ts';
import { formIn } from './form-in.ts';
import styles from './prices.module.css';
import { pricesWords as words } from './words.ts';

export const pricesPath = '/studio/settings/prices';

export interface PricesAnswer {
  ok: boolean;
  message: string;
  problems?: PriceListProblems;
}

interface PriceFormProps {
  /** All lists, begun and coming. */
  lists: readonly DatedPriceList[];
  /** What the form starts with. */
  given: PriceList;
  /** The coming list that is being changed. */
  changing: DatedPriceList | null;
  tomorrow: string;
}

/** What was typed is reviewed before it's sent: the problems with it, or what it would change. */
interface Review {
  problems: PriceListProblems;
  asks: { day: string; changes: readonly string[] } | null;
  refused: string | null;
}

const nothingYet: Review = { problems: {}, asks: null, refused: null };

/** The server decides; this only spares a round trip. */
function reviewOf(form: PriceListForm, others: readonly DatedPriceList[], tomorrow: string): Review {
  const refused = (problems: PriceListProblems): Review => ({ problems, asks: null, refused: words.failed });
  const read = readPriceListForm(form);
  if (!read.ok) return refused(read.problems);
  const day = read.list.fromDay;
  if (day < tomorrow) return refused({ fromDay: words.refusedDay['too-soon'] });
  if (others.some(({ fromDay }) => fromDay === day)) return refused({ fromDay: words.refusedDay['day-taken'] });
  const changes = changesOn(others, read.list);
  if (changes.length === 0) return { problems: {}, asks: null, refused: words.nothingChanges };
  return { problems: {}, asks: { day, changes }, refused: null };
}

export function PriceForm({ lists, given, changing, tomorrow }: PriceFormProps) {
  const navigate = useNavigate();
  const [review, setReview] = useState(nothingYet);
  const [savedTimes, setSavedTimes] = useState(0);
  // Follows what others schedule and withdraw, until someone types here.
  const [typedOver, setTypedOver] = useState<PriceList | null>(null);
  const start = typedOver ?? given;
  const form = useRef<HTMLFormElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { Form, data, pending } = useAct<PricesAnswer>(() => {
    setSavedTimes((times) => times + 1);
    setTypedOver(null);
    setReview(nothingYet);
    if (changing) navigate(pricesPath);
    // The button that was pressed is gone.
    else form.current?.focus();
  });
  // What the server answered before the last press says nothing about what is typed now.
  const [stale, setStale] = useState<PricesAnswer>();
  const refusal = data && data !== stale && !data.ok ? data : null;
  const asks = refusal ? null : review.asks;

  useEffect(() => {
    if (review.refused) showFirstProblem(form.current);
    // The button that asked is gone, so keyboard and screen reader users continue here.
    if (review.asks) confirm.current?.focus();
  }, [review]);
  useEffect(() => {
    if (refusal) showFirstProblem(form.current);
  }, [refusal]);

  function backToForm() {
    setReview(nothingYet);
    form.current?.querySelector<HTMLInputElement>('input[name=fromDay]')?.focus();
  }

  function ask(event: FormEvent<HTMLFormElement>) {
    setStale(data);
    // The button that confirms has a name; any other way of sending asks first.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === 'act') return;
    event.preventDefault();
    const others = lists.filter(({ fromDay }) => fromDay !== changing?.fromDay);
    setReview(reviewOf(formIn(new FormData(event.currentTarget)), others, tomorrow));
  }

  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      aria-labelledby="prices-form"
      onSubmit={ask}
      onChange={() => {
        setReview(nothingYet);
        setTypedOver(start);
      }}
      tabIndex={-1}
    >
      {changing && <input type="hidden" name="replaces" value={JSON.stringify(changing)} />}
      <PriceFields
        key={`${savedTimes} ${JSON.stringify(start)}`}
        given={priceListForm(start, changing?.fromDay)}
        problems={refusal?.problems ?? review.problems}
        tomorrow={tomorrow}
      />
      <ActProblem problem={refusal?.message ?? review.refused} />
      {asks ? (
        <>
          <Text size="small" as="div" role="status" className={styles.question}>
            {words.question(asks.day)}
            <ul className={styles.changes}>
              {asks.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {words.kept}
          </Text>
          <div className={styles.acts}>
            <Button ref={confirm} type="submit" name="act" value="save" small pending={pending}>
              {changing ? words.saveChange : words.save}
            </Button>
            <Button kind="ghost" small onClick={backToForm}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.acts}>
          <Button type="submit" small pending={pending}>
            {words.review}
          </Button>
          {changing && <TextLink href={pricesPath}>{words.cancel}</TextLink>}
        </div>
      )}
    </Form>
  );
}

interface PriceFieldsProps {
  given: PriceListForm;
  problems: PriceListProblems;
  tomorrow: string;
}

function PriceFields({ given, problems, tomorrow }: PriceFieldsProps) {
  const dollars = { inputMode: 'decimal', before: '$', autoComplete: 'off' } as const;
  const last = given.bands.length - 1;
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={words.fromDay}
          name="fromDay"
          type="date"
          min={tomorrow}
          hint={words.fromDayHint}
          defaultValue={given.fromDay}
          error={problems.fromDay}
        />
        <TextField {...dollars} label={words.fee} name="fee" defaultValue={given.fee} error={problems.fee} />
        <TextField
          {...dollars}
          label={words.threshold}
          name="threshold"
          defaultValue={given.threshold}
          error={problems.threshold}
        />
      </div>
      <fieldset className={styles.bands}>
        <legend>{words.bands}</legend>
        <Text size="small" tone="soft">
          {words.shippingOf} {words.bandsHint}
        </Text>
        {given.bands.map(({ below, rate }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and are never moved.
          <div key={row} className={styles.band}>
            {row < last && (
              <TextField
                {...dollars}
                label={words.below(row + 1)}
                name="below"
                defaultValue={below}
                error={problems[`below-${row}`]}
              />
            )}
            <TextField
              {...dollars}
              label={row < last ? words.rate(row + 1) : words.lastRate}
              name="rate"
              defaultValue={rate}
              error={problems[`rate-${row}`]}
              className={row < last ? undefined : styles.last}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}
