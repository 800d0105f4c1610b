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
};

export const fullerPhrase = (act: string, detail: Detail): AroundSubject | null => fuller[act]?.(detail) ?? null;
