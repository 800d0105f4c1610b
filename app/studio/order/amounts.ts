import { parseMoney, sumCents } from '#core/money/index.ts';
import { cancelCents, maySelfCancel, type RefundFacts, returnCents, type Takes, withTaken } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import type { StudioAct } from './order-acts.ts';
import { studioOrdersWords as words } from './words.ts';

/** What an action asks before it's done, and what its button says then. */
interface Question {
  ask: string | undefined;
  confirm: string | undefined;
}

type Chosen = Pick<LineView, 'id' | 'name' | 'replacesLineId'>;

/** For actions on these pieces. Those that move money say how much, to the cent. */
export function questionOf(act: StudioAct, facts: RefundFacts, chosen: readonly Chosen[], takes: Takes = {}): Question {
  if (act !== 'refund' && act !== 'cancel') return { ask: words.ask[act], confirm: undefined };
  if (chosen.length === 0) return { ask: words.none, confirm: undefined };
  const cents = centsOf(act, facts, chosen, takes);
  const asks = [words.askMoney[act](cents), ...(act === 'cancel' ? firstBack(chosen) : [])];
  return { ask: asks.join(' '), confirm: cents > 0 ? words.goMoney[act](cents) : undefined };
}

/** What goes back to the card for so many of these pieces. */
export function centsOf(
  act: 'cancel' | 'refund',
  facts: RefundFacts,
  chosen: readonly Pick<Chosen, 'id'>[],
  takes: Takes,
): number {
  const apart = withTaken(
    facts,
    chosen.map(({ id }) => id),
    takes,
  );
  return act === 'cancel' ? cancelCents(apart.facts, apart.ids) : returnCents(apart.facts, apart.ids);
}

/**
 * The shop may cancel the replacement of a delivered piece. Staff first confirm that they looked for the delivered one.
 */
function firstBack(chosen: readonly Chosen[]): string[] {
  const names = chosen.filter((line) => !maySelfCancel(line)).map(({ name }) => name);
  return names.length === 0 ? [] : [words.askFirstBack(names.join(', '))];
}

/** For an amount typed part by part. */
export function questionOfTyped(amounts: readonly string[]): Question {
  const read = amounts.filter((typed) => typed.trim() !== '').map(parseMoney);
  if (!read.every(({ ok }) => ok)) return { ask: words.notAnAmount, confirm: undefined };
  const cents = sumCents(read.map((one) => (one.ok ? one.cents : 0)));
  if (cents <= 0) return { ask: words.refundRefusal['nothing-to-refund'], confirm: undefined };
  return { ask: words.amountsAsk(cents), confirm: words.amountsGoMoney(cents) };
}
