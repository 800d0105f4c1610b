import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { changesOn, type DatedPriceList } from '#core/price-list/index.ts';
import { type PricesAnswer, pricesPath } from './price-form.tsx';
import styles from './prices.module.css';
import { pricesWords as words } from './words.ts';

interface ComingPricesProps {
  coming: readonly DatedPriceList[];
  lists: readonly DatedPriceList[];
  mayEdit: boolean;
}

/** What is scheduled, soonest first, with what it changes. */
export function ComingPrices({ coming, lists, mayEdit }: ComingPricesProps) {
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLDivElement>();
  return (
    <div ref={place} className={styles.coming}>
      <div ref={rest} tabIndex={-1} className={styles.coming}>
        {coming.length === 0 && <Text tone="soft">{words.none}</Text>}
        <ul className={styles.lists} aria-label={words.coming}>
          {coming.map((list) => (
            <li key={list.fromDay} className={styles.list}>
              <Title as="h3" size="small">
                {words.from(list.fromDay)}
              </Title>
              <Changes changes={changesOn(lists, list)} />
              {mayEdit && <Acts day={list.fromDay} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <Text size="small">{words.nothing}</Text>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

function Acts({ day }: { day: string }) {
  const { Form, pending, problem } = useAct<PricesAnswer>();
  return (
    <div className={styles.acts}>
      <TextLink href={`${pricesPath}?change=${day}#prices-form`} soft aria-label={words.changeNamed(day)}>
        {words.change}
      </TextLink>
      <Form method="post">
        <input type="hidden" name="fromDay" value={day} />
        <AskOnce
          label={words.withdraw}
          name={words.withdrawNamed(day)}
          question={words.reallyWithdraw(day)}
          keep={words.keepThem}
          act={{ name: 'act', value: 'withdraw' }}
          busy={pending}
          soft
        />
        <ActProblem problem={problem} />
      </Form>
    </div>
  );
}
