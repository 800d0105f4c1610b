import { dayWords, isDay } from '../promotion/index.ts';

type Detail = Readonly<Record<string, unknown>>;

/** The words before and after the subject. */
interface AroundSubject {
  before: string;
  after: string;
}

/** Acts whose sentence says what changed, as far as it was logged with them. */
const fuller: Readonly<Record<string, (detail: Detail) => AroundSubject | null>> = {
  'order.correct-shipment': ({ pieces, from, to }) =>
    typeof pieces === 'number' && typeof from === 'string' && typeof to === 'string'
      ? {
          before: `corrected the tracking of ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in`,
          after: `from ${from} to ${to}`,
        }
      : null,
  'tax.settle': ({ place, words }) =>
    typeof place === 'string' && typeof words === 'string'
      ? { before: `settled the missing tax rate of ${place} in`, after: `: “${words}”` }
      : null,
  'price-list.schedule': ({ to }) => pricesFrom('scheduled new', to),
  'price-list.change': ({ to }) => pricesFrom('changed the', to),
  'price-list.withdraw': ({ from }) => pricesFrom('withdrew the', from),
};

function pricesFrom(did: string, list: unknown): AroundSubject | null {
  const { fromDay } = typeof list === 'object' && list !== null && 'fromDay' in list ? list : { fromDay: '' };
  if (typeof fromDay !== 'string' || !isDay(fromDay)) return null;
  return { before: `${did} prices from ${dayWords(fromDay)} in`, after: '' };
}

export const fullerPhrase = (act: string, detail: Detail): AroundSubject | null => fuller[act]?.(detail) ?? null;
