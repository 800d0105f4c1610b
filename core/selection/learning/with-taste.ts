import type { Brief } from '../../survey/index.ts';
import type { CatalogIndex, Columns, LearnedColumns } from '../composer/columns.ts';
import { learnedPoints } from './learned-points.ts';
import { keyOf, readKey, type Scope, type TasteModel } from './taste-model.ts';
import { aspectNames, aspects, pairAspects, traitIn } from './traits.ts';

/** What's been learned for one style and room, ready to be looked up. */
export interface Taste {
  readonly pieces: ReadonlyMap<string, number>;
  /** Points by aspect and trait. */
  readonly traits: readonly Int16Array[];
  readonly pairs: (look: number, otherLook: number) => number;
}

const tastes = new WeakMap<TasteModel, Map<string, Taste>>();

/** What a model says of this customer: what's true of everyone, of their room and of their favorite style. */
export function tasteFor(model: TasteModel, { styles: [style], room }: Pick<Brief, 'styles' | 'room'>): Taste {
  const known = tastes.get(model) ?? new Map<string, Taste>();
  tastes.set(model, known);
  const name = `${style ?? ''}/${room}`;
  const found = known.get(name) ?? compileTaste(model, ['everyone', room, ...(style ? [style] : [])]);
  known.set(name, found);
  return found;
}

function compileTaste(model: TasteModel, scopes: readonly Scope[]): Taste {
  const pieces = new Map<string, number>();
  for (const [key, { points }] of Object.entries(model.weights)) {
    const read = readKey(key);
    if (read?.thing.what !== 'piece' || !scopes.includes(read.scope)) continue;
    pieces.set(read.thing.recordId, (pieces.get(read.thing.recordId) ?? 0) + points);
  }
  const sumOf = (of: (scope: Scope) => string) =>
    scopes.reduce((sum, scope) => sum + (model.weights[of(scope)]?.points ?? 0), 0);
  const traits = aspectNames.map((aspect) =>
    Int16Array.from({ length: 1 << aspects[aspect].bits }, (_, trait) =>
      sumOf((scope) => keyOf(scope, { what: 'trait', aspect, trait })),
    ),
  );
  const tables = pairAspects.map((aspect) => {
    const { bits } = aspects[aspect];
    return Int16Array.from({ length: 1 << (2 * bits) }, (_, at) =>
      sumOf((scope) => keyOf(scope, { what: 'pair', aspect, traits: [at >> bits, at & ((1 << bits) - 1)] })),
    );
  });
  return { pieces, traits, pairs: pairsBy(tables) };
}

const places = pairAspects.map((aspect) => ({ ...aspects[aspect], mask: (1 << aspects[aspect].bits) - 1 }));

/** What two looks add to each other, within the bound. */
function pairsBy(tables: readonly Int16Array[]): Taste['pairs'] {
  const { perPair: most } = learnedPoints;
  return (look, otherLook) => {
    let sum = 0;
    for (let at = 0; at < places.length; at += 1) {
      const { from, bits, mask } = places[at] as (typeof places)[number];
      sum += tables[at]?.[(((look >> from) & mask) << bits) | ((otherLook >> from) & mask)] ?? 0;
    }
    return sum > most ? most : sum < -most ? -most : sum;
  };
}

/** What's been learned of a piece, within the bound. */
export function learnedOfPiece(taste: Taste, recordId: string, look: number): number {
  const { perPiece: most } = learnedPoints;
  const traits = aspectNames.reduce((sum, aspect, at) => sum + (taste.traits[at]?.[traitIn(aspect, look)] ?? 0), 0);
  return Math.max(-most, Math.min(most, traits + (taste.pieces.get(recordId) ?? 0)));
}

const learnedColumns = new WeakMap<Columns, WeakMap<Taste, Columns>>();

/** The same columns with what's been learned of each row, worked out once. */
export function columnsWithTaste(columns: Columns, taste: Taste): Columns {
  const known = learnedColumns.get(columns) ?? new WeakMap<Taste, Columns>();
  learnedColumns.set(columns, known);
  const found = known.get(taste) ?? { ...columns, learned: learnedOf(columns, taste) };
  known.set(taste, found);
  return found;
}

function learnedOf({ items, look }: Columns, taste: Taste): LearnedColumns {
  let rows: Int16Array | null = null;
  return {
    get rows() {
      rows ??= Int16Array.from(items, ({ recordId }, row) => learnedOfPiece(taste, recordId, look[row] ?? 0));
      return rows;
    },
    pairs: taste.pairs,
  };
}

/** The catalog as this customer's boards are composed from it. Without a model it's the catalog itself. */
export function withTaste(
  index: CatalogIndex,
  model: TasteModel | null,
  brief: Pick<Brief, 'styles' | 'room'>,
): CatalogIndex {
  if (model === null) return index;
  const taste = tasteFor(model, brief);
  return {
    ...index,
    kinds: new Map([...index.kinds].map(([kind, columns]) => [kind, columnsWithTaste(columns, taste)])),
  };
}
