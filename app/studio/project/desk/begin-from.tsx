import { Form, Link, useFetcher } from 'react-router';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { roomIds, rooms, styleIds, styles as styleNames } from '#core/catalog/index.ts';
import type { PageOf } from '#server/db/page.ts';
import type { EarlierBoards } from '#server/selection/desk/edit/earlier-boards.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './begin-from.module.css';
import { budgetIn, outcomeIds } from './begin-search.ts';
import { LosingButton } from './losing-button.tsx';

interface BeginFromProps {
  earlier: PageOf<EarlierBoards>;
  selectionId: string;
  /** Of both boards. */
  slots: readonly DeskSlot[];
  search: URLSearchParams;
}

/** Boards other customers got, by room, style, outcome and total, to begin this pair from. */
export function BeginFrom({ earlier, selectionId, slots, search }: BeginFromProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const now = (name: string) => search.get(name) ?? '';
  const unread = now('budget').trim() !== '' && budgetIn(now('budget')) === null;
  return (
    <section aria-labelledby="begin" className={styles.begin}>
      <div className={styles.head}>
        <Title as="h2" size="plain" id="begin">
          {words.begin}
        </Title>
        <Link to="?" replace preventScrollReset>
          {words.closeList}
        </Link>
      </div>
      <p className={styles.soft}>{words.beginLead}</p>
      <Form replace preventScrollReset className={styles.filters}>
        <input type="hidden" name="begin" value="1" />
        <Choice name="room" now={now('room')} options={roomIds.map((id) => [id, rooms[id].label])} />
        <Choice name="style" now={now('style')} options={styleIds.map((id) => [id, styleNames[id].name])} />
        <Choice name="outcome" now={now('outcome')} options={outcomeIds.map((id) => [id, words.outcomes[id]])} />
        <label>
          {words.beginFilters.budget}
          <input name="budget" inputMode="numeric" defaultValue={now('budget')} className={styles.field} />
        </label>
        <Button type="submit" kind="ghost" small>
          {words.searchAgain}
        </Button>
      </Form>
      {fetcher.data && !fetcher.data.ok && <Refusal answer={fetcher.data}>{fetcher.data.words}</Refusal>}
      {unread && <p role="status">{words.beginBudgetUnread}</p>}
      {earlier.rows.length === 0 && earlier.page.number === 1 && <p>{words.beginNone}</p>}
      <ul className={styles.list}>
        {earlier.rows.map(({ id, room, styles: likes, outcome, boards }) => (
          <li key={id} className={styles.pair}>
            <div>
              <p className={styles.soft}>
                {[words.outcomes[outcome], room && rooms[room].label, ...likes.map((one) => styleNames[one].name)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {boards.map(({ letter, name, totalCents, pieces }) => (
                <p key={letter}>
                  <strong>
                    {letter.toUpperCase()} {name}
                  </strong>{' '}
                  <Price cents={totalCents} /> <span className={styles.soft}>{pieces.join(', ')}</span>
                </p>
              ))}
            </div>
            <div>
              <TextLink href={`/results/${id}`} target="_blank" soft>
                {words.preview}
              </TextLink>
              <LosingButton
                slots={slots}
                pending={fetcher.formData?.get('fromId') === id}
                onClick={() => void fetcher.submit({ act: 'begin-from', selectionId, fromId: id }, { method: 'post' })}
              >
                {words.beginHere}
              </LosingButton>
            </div>
          </li>
        ))}
      </ul>
      <Pager list={earlier} />
    </section>
  );
}

interface ChoiceProps {
  name: 'room' | 'style' | 'outcome';
  now: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, now, options }: ChoiceProps) {
  return (
    <label>
      {words.beginFilters[name]}
      <select name={name} defaultValue={now} className={styles.field}>
        <option value="">{words.any}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
