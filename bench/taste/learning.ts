import type { CatalogItem } from '../../core/catalog/index.ts';
import { styleLabels } from '../../core/catalog/index.ts';
import { maskIn } from '../../core/selection/composer/columns.ts';
import { numbers } from '../../core/selection/composer/made-up.test-data.ts';
import { packLook } from '../../core/selection/composer/score/look.ts';
import { type ComposedBoard, compose, indexCatalog } from '../../core/selection/index.ts';
import type { Outcome } from '../../core/selection/learning/outcome.ts';
import type { TasteModel } from '../../core/selection/learning/taste-model.ts';
import { trainTaste } from '../../core/selection/learning/train.ts';
import { withTaste } from '../../core/selection/learning/with-taste.ts';
import type { Brief } from '../../core/survey/index.ts';
import { type HiddenTaste, hiddenTaste, type SeenPiece } from './hidden-tastes.ts';

const projects = 2000;
/** As many projects as the shop may get between two runs of the job. */
const perRound = 250;
/** So many tastes that nothing was learned from are asked about the same boards. */
const unseenTastes = 60;

function shop(items: readonly CatalogItem[]) {
  const index = indexCatalog(items);
  const looks = new Map(items.map((item) => [item.recordId, packLook(item, maskIn(styleLabels, item.styles))]));
  const kinds = new Map(items.map(({ recordId, kind }) => [recordId, kind]));
  const seen = ({ slots }: ComposedBoard): SeenPiece[] =>
    slots.flatMap(({ suggestion }) =>
      suggestion
        ? [
            {
              recordId: suggestion.recordId,
              look: looks.get(suggestion.recordId) ?? 0,
              missed: suggestion.givenUp.length,
            },
          ]
        : [],
    );
  const pair = (brief: Brief, model: TasteModel | null) => {
    const { a, b } = compose(brief, withTaste(index, model, brief));
    return [seen(a), seen(b)] as const;
  };
  return { pair, kinds };
}
type Shop = ReturnType<typeof shop>;

function outcomesOf(
  { pair, kinds }: Shop,
  taste: HiddenTaste,
  brief: Brief,
  customer: number,
  model: TasteModel | null,
) {
  const next = numbers(900_000 + customer);
  return pair(brief, model).flatMap((board, place): Outcome[] => {
    const keeps = taste.keeps(customer, brief, board);
    return board.flatMap(({ recordId, look, missed }, at) => {
      const kind = kinds.get(recordId);
      const kept = next() < (keeps[at] ?? 0);
      const [style = null] = brief.styles;
      return kind
        ? [
            {
              home: `home ${customer}`,
              board: `${place}`,
              style,
              room: brief.room,
              recordId,
              kind,
              look,
              missed,
              kept,
              about: null,
            },
          ]
        : [];
    });
  });
}

/** The first boards of these surveys. They don't depend on who looks at them. */
const firstBoards = ({ pair }: Shop, briefs: readonly Brief[], model: TasteModel | null) =>
  briefs.map((brief) => ({ brief, board: pair(brief, model)[0] }));

/** How many pieces of a first board these customers keep on average, by their true likings instead of one draw. */
function keptOf(taste: HiddenTaste, boards: ReturnType<typeof firstBoards>): number {
  const kept = boards.map(({ brief, board }, at) =>
    taste.keeps(1_000_000 + at, brief, board).reduce((sum, likely) => sum + likely, 0),
  );
  return kept.reduce((sum, one) => sum + one, 0) / Math.max(1, kept.length);
}

interface Surveys {
  /** Of the simulated projects, one after the other. */
  readonly shown: readonly Brief[];
  /** Of customers who come afterwards. */
  readonly after: readonly Brief[];
}

/**
 * 2,000 simulated projects of one hidden taste, learned from every 250. Then what new customers keep of their first
 * board, with what was learned and without: people of that taste, and people whose taste no one has seen.
 */
export function learningFigures(items: readonly CatalogItem[], { shown, after }: Surveys, seed: number): string[] {
  const own = shop(items);
  const taste = hiddenTaste(seed);
  const outcomes: Outcome[] = [];
  let model: TasteModel | null = null;
  for (let from = 0; from < projects; from += perRound) {
    for (let customer = from; customer < from + perRound; customer += 1) {
      const brief = shown[customer % shown.length];
      if (brief) outcomes.push(...outcomesOf(own, taste, brief, customer, model));
    }
    model = trainTaste(outcomes);
  }
  const [without, learned] = [firstBoards(own, after, null), firstBoards(own, after, model)];
  const change = (of: HiddenTaste) => 100 * (keptOf(of, learned) / keptOf(of, without) - 1);
  const unseen = (of: (number: number) => HiddenTaste) => {
    const changes = Array.from({ length: unseenTastes }, (_, number) => change(of(100_000 + 977 * number)));
    const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;
    const spread = Math.sqrt(changes.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (changes.length - 1));
    return `${signed(mean)} ± ${((2 * spread) / Math.sqrt(changes.length)).toFixed(1)} %`;
  };
  return [
    `  taste ${seed}: kept pieces per first board ${keptOf(taste, without).toFixed(2)} to ${keptOf(taste, learned).toFixed(2)} (${signed(change(taste))} %), ${Object.keys(model?.weights ?? {}).length} weights`,
    `    ${unseenTastes} tastes it hasn't seen: ${unseen((other) => hiddenTaste(other, seed))} where pieces have the same charm, ${unseen((other) => hiddenTaste(other))} where nothing is in common`,
  ];
}

const signed = (percent: number) => `${percent >= 0 ? '+' : ''}${percent.toFixed(1)}`;
