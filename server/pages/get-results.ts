import { type CatalogItem, type PublicItem, publicItem } from '#core/catalog/index.ts';
import { arrivalIfOrdered, type DayWindow } from '#core/order/index.ts';
import type { State } from '#core/places/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import {
  mayAskForRevision,
  type ProjectState,
  promiseCreditLeft,
  revisionsLeft,
  tookUnder,
} from '#core/project/index.ts';
import {
  alternativesNow,
  type Board,
  type BoardId,
  boardIds,
  type Delivery,
  type DoorFit,
  type Doorway,
  doorFit,
  type Foot,
  isOrderable,
  type Selection,
} from '#core/selection/index.ts';
import { briefOf, deliveryStateOf, roomLabel, textOf } from '#core/survey/index.ts';
import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { firstOrderEnds } from '../fee/first-order-ends.ts';
import { creditForOrder } from '../fee/order-credit.ts';
import { openOrderOf } from '../order/placing/open-order-of.ts';
import { projectFacts } from '../project/project-facts.ts';
import { promiseCreditsOf } from '../project/promise/order-credits.ts';
import { type BoardSwap, swapsOfBoards } from '../selection/healing/swaps-of-boards.ts';
import { getSelection, previewSelection, type ShownSelection } from '../selection/results/get-selection.ts';
import { newestPublished } from '../selection/results/newest-published.ts';
import { shareTokenOf } from '../selection/results/share-selection.ts';
import { offersNow } from '../settings/offers-now.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';

/** A piece the customer can take instead of the one on the board. */
export interface Alternative {
  recordId: string;
  item: PublicItem;
  fit: DoorFit;
  /** When it arrives if it's ordered today, by delivery; null if we don't know where to. */
  arrives: Readonly<Record<Delivery, DayWindow>> | null;
}

export interface ResultsPiece extends Alternative {
  note: string;
  quantity: number;
  /** Where the specialist placed it on the board. */
  foot?: Foot | undefined;
  /** Up to three that can be had now, and any the customer has already chosen or ordered. */
  alternatives: Alternative[];
  /** What it took the place of, because that was gone; nothing if it was there from the start. */
  swap?: BoardSwap | null;
}

export interface ResultsBoard {
  letter: BoardId;
  name: string;
  note: string;
  pieces: ResultsPiece[];
}

export interface Results {
  selection: Selection;
  /** A staff member is looking at what the customer sees, or will see. Nothing can be chosen. */
  preview?: boolean;
  orderable: boolean;
  boards: ResultsBoard[];
  /** The customer's name for the project, or else the room. */
  name: string;
  /** How long the first pair took, from the start of the clock: 'under 3 hours'. */
  took: string | null;
  revisionsLeft: number;
  /** Whether a swap or a new pair can be requested now. */
  mayAsk: boolean;
  state: ProjectState | null;
  /** What the first order from these boards would end; empty if nothing. */
  firstOrderEnds: string;
  /** The token of its share link. */
  shareToken: string | null;
  specialist: { firstName: string; image: string | null } | null;
  /** The state it's delivered to, as the quiz was told. */
  deliveredTo: State | null;
  /** For an older pair, the pair that replaced it. */
  newest: string | null;
  /** What the price of an order from these boards depends on. */
  terms: {
    feeCreditCents: number;
    promiseCreditCents: number;
    volumeDiscountPercent: number;
    freeShipping: boolean;
    prices: PriceList;
  };
}

/** Everything /results shows of a selection; null if there is none with that id. */
export async function getResults(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, id: string): Promise<Results | null> {
  const own = await getSelection(ctx, id);
  const shown = own ?? (await previewSelection(ctx, id));
  if (!shown) return null;
  const preview = own === null;
  const { selection, accountId, specialistId, byProgram } = shown;
  const survey = await getSubmittedSurvey(ctx, selection.surveyId);
  const project = await projectFacts(ctx, selection.surveyId);
  const specialist = byProgram ? null : (specialistId ?? project?.specialistId ?? null);
  const person = specialist ? await accountContact(ctx, specialist) : null;
  const answers = survey?.answers ?? {};
  const home = {
    doorway: briefOf(answers, survey?.drawn)?.doorway ?? null,
    state: deliveryStateOf(answers),
    now: ctx.clock.now(),
  };
  const { revision, publishedAt } = selection;
  const swaps = await swapsOfBoards(ctx, id);
  const newest = await newestPublished(ctx, selection.surveyId);
  // A draft is previewed as it will look once published.
  const orderable = isOrderable(selection) || (preview && selection.state === 'draft');
  const asked = { accountId, surveyId: selection.surveyId, orderId: await openOrderOf(ctx, id) };
  return {
    selection,
    preview,
    orderable,
    boards: selection.boards.map((board, index) =>
      shownBoard(board, boardIds[index] ?? 'a', { ...shown, swaps }, home),
    ),
    name: textOf(answers, 'project_name') ?? roomLabel(answers) ?? 'Your room',
    took: revision === 0 && publishedAt && project?.waitingSince ? tookUnder(project.waitingSince, publishedAt) : null,
    revisionsLeft: project ? revisionsLeft(project) : 0,
    mayAsk: project !== null && isOrderable(selection) && mayAskForRevision(project).ok,
    state: project?.state ?? null,
    firstOrderEnds: orderable ? await firstOrderEnds(ctx, asked) : '',
    shareToken: await shareTokenOf(ctx, id),
    deliveredTo: home.state,
    specialist: person && { firstName: person.firstName, image: person.image },
    newest: newest !== id && selection.state !== 'draft' ? newest : null,
    terms: await termsFor(ctx, asked),
  };
}

/** The home a board is shown for: its door, its state and the time it's looked at. */
interface Home {
  doorway: Doorway | null;
  state: State | null;
  now: Date;
}

function arrivalsAt({ state, now }: Home, { leadTimeDays, vendor }: CatalogItem): Alternative['arrives'] {
  if (!state) return null;
  const by = (delivery: Delivery) =>
    arrivalIfOrdered({ leadTimeDays, shipsFrom: vendor.shipsFrom, delivery }, state, now);
  return { standard: by('standard'), 'white-glove': by('white-glove') };
}

function shownBoard(
  board: Board,
  letter: BoardId,
  { items, selection, swaps }: ShownSelection & { swaps: BoardSwap[] },
  home: Home,
): ResultsBoard {
  const { doorway } = home;
  const taken = new Set([
    ...selection.chosen.map(({ id }) => id),
    ...selection.ordered.map(({ recordId }) => recordId),
  ]);
  const shown = (item: CatalogItem) => ({
    recordId: item.recordId,
    item: publicItem(item),
    fit: doorFit(item, doorway),
    arrives: arrivalsAt(home, item),
  });
  const pieces = board.furniture.flatMap(({ recordId, note, quantity, foot, alternatives = [] }) => {
    const item = items.get(recordId);
    if (!item) return [];
    const listed = alternatives.flatMap((id) => items.get(id) ?? []);
    const now = new Set(alternativesNow({ item, quantity, doorway }, listed));
    const offered = listed.filter((other) => now.has(other) || taken.has(other.recordId)).map(shown);
    const swap = swaps.find(({ board: on, toId }) => on === letter && toId === recordId) ?? null;
    return [{ ...shown(item), note, quantity, foot, alternatives: offered, swap }];
  });
  return { letter, name: board.name, note: board.note, pieces };
}

async function termsFor(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: { accountId: string; surveyId: string; orderId: string | null },
): Promise<Results['terms']> {
  const credit = await creditForOrder(ctx, asked);
  const { settings, promotion, prices } = await offersNow(ctx);
  return {
    feeCreditCents: credit?.cents ?? 0,
    promiseCreditCents: promiseCreditLeft(await promiseCreditsOf(ctx, asked.accountId), asked.orderId),
    volumeDiscountPercent: settings.selectionDiscountPercent,
    freeShipping: promotion !== undefined,
    prices,
  };
}
