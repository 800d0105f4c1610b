import { customType } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type CatalogItem, noPictures, oneBody } from '#core/catalog/index.ts';
import { type FeedChange, type FeedMapping, type FeedProblem, feedValues, readMapping } from '#core/feed/index.ts';
import { type LedgerAmount, ledgerParts } from '#core/money/index.ts';
import type { DeliveryAddress, LineDetail, MoneyLine, MovedMoney } from '#core/order/index.ts';
import { type ArrangedPiece, type RoomShape, readStoredRoom } from '#core/room/index.ts';
import {
  type ApprovedAlternates,
  type Boards,
  type DeskState,
  slotWishSchema,
  type Wishes,
} from '#core/selection/index.ts';
import type { AnswerSheet } from '#core/survey/index.ts';
import { type TaxPart, taxLevels } from '#core/tax/index.ts';

/**
 * A JSONB column. Any version of the shop may have written a row, so each column has a reader: what an older row lacks
 * gets today's default, what we no longer know is dropped. Only what has no honest default (an amount of money) throws.
 */
export const storedJson = <Value>(name: string, read: (stored: unknown) => Value) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: read,
  })(name);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list: entries we can't read are dropped. */
const listOf =
  <Entry>(entry: z.ZodType<Entry>) =>
  (stored: unknown): Entry[] =>
    (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    });

/** A record of values of one kind: values of another kind are dropped. */
const recordOf =
  <Value>(value: z.ZodType<Value>) =>
  (stored: unknown): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(isObject(stored) ? stored : {}).flatMap(([key, one]) => {
        const read = value.safeParse(one);
        return read.success ? [[key, read.data]] : [];
      }),
    );

export const readStrings = listOf(z.string());
export const readTexts = recordOf(z.string());
export const readAttachments = listOf(z.object({ name: z.string(), type: z.string(), base64: z.string() }));
export const readDetails = (stored: unknown): Record<string, unknown> => (isObject(stored) ? stored : {});
export const readSheet: (stored: unknown) => AnswerSheet = recordOf(
  z.object({ value: z.unknown(), at: z.number().catch(0) }),
);

const cents = z.number().int();

const amounts: z.ZodType<readonly LedgerAmount[]> = z.array(
  z.object({ of: z.enum(ledgerParts), lineId: z.string().nullable().catch(null), cents }),
);
export const readAmounts = (stored: unknown) => amounts.parse(stored);

export type LineShares = Pick<LineDetail, 'list' | 'volumeDiscount' | 'coupon' | 'net' | 'tax' | 'whiteGlove'>;
const shares: z.ZodType<LineShares> = z.object({
  list: cents,
  volumeDiscount: cents.default(0),
  coupon: cents.default(0),
  net: cents,
  tax: cents.default(0),
  whiteGlove: cents.default(0),
});
export const readShares = (stored: unknown) => shares.parse(stored);

const movedMoney: z.ZodType<MovedMoney> = z.object({
  from: z.string(),
  amounts: z.array(
    z.object({
      kind: z.enum(['captured', 'credited', 'promise-credited']),
      of: z.enum(ledgerParts),
      intentId: z.string().nullable(),
      cents,
    }),
  ),
});
export const readMovedMoney = (stored: unknown) => movedMoney.parse(stored);

/** Rates have no honest default, so what isn't one throws. */
const taxParts: z.ZodType<readonly TaxPart[]> = z.array(
  z.object({ level: z.enum(taxLevels), name: z.string(), millionths: z.number().int().nonnegative() }),
);
export const readTaxParts = (stored: unknown) => taxParts.parse(stored);

const billedLines = z.array(z.object({ lineId: z.string(), quantity: z.number().int(), unitCents: cents }));
export const readBilledLines = (stored: unknown) => billedLines.parse(stored);

const feedChanges = z.array(
  z.object({ recordId: z.string(), field: z.enum(feedValues), from: z.number().int(), to: z.number().int() }),
);
export const readFeedChanges = (stored: unknown): readonly FeedChange[] => feedChanges.parse(stored);

export const readFeedProblems: (stored: unknown) => readonly FeedProblem[] = listOf(
  z.object({
    kind: z.enum(['unreadable', 'unknown', 'other-maker']).catch('unreadable'),
    line: z.number().int(),
    heading: z.string().nullable().catch(null),
    message: z.string(),
  }),
);
export const readFeedMapping: (stored: unknown) => FeedMapping = readMapping;

const moneyLines = z.array(z.object({ key: z.string(), label: z.string(), cents, why: z.string().catch('') }));
export const readMoneyLines = (stored: unknown) => moneyLines.parse(stored) as readonly MoneyLine[];

const address = z.object({
  name: z.string().catch(''),
  line1: z.string().catch(''),
  line2: z.string().catch(''),
  city: z.string().catch(''),
  state: z.string(),
  zip: z.string(),
  phone: z.string().catch(''),
});
/** Stored addresses aren't held against the form's rules, which may be stricter today than when they were typed. */
export const readAddress = (stored: unknown) => address.parse(stored) as DeliveryAddress;

const card = z
  .object({ brand: z.string().catch('card'), last4: z.string().catch('') })
  .catch({ brand: 'card', last4: '' });
export const readCard = (stored: unknown) => card.parse(stored);

const inches = z.number();
export const readArrangedPieces: (stored: unknown) => ArrangedPiece[] = listOf(
  z.object({
    id: z.string(),
    x: inches,
    y: inches,
    turn: z.literal([0, 90, 180, 270]).catch(0),
    locked: z.boolean().catch(false),
  }),
);

/** Null when the walls themselves can't be read: there's no honest default for them. */
export const readRoomShape: (stored: unknown) => RoomShape | null = readStoredRoom;

const boardPiece = z.object({
  recordId: z.string(),
  note: z.string().catch(''),
  quantity: z.number().int().positive().catch(1),
  foot: z.object({ x: z.number(), y: z.number() }).optional().catch(undefined),
});
const board = z.object({ name: z.string(), note: z.string().catch(''), furniture: z.array(boardPiece) });
const boards = z.tuple([board, board]);
export const readBoards = (stored: unknown) => boards.parse(stored) as Boards;

export const readWishes: (stored: unknown) => Wishes = recordOf(slotWishSchema);

const approved = z.object({ for: z.string(), recordIds: z.array(z.string()).catch([]) });
/** Null if it can't be read: then nothing is approved. */
export const readApproved = (stored: unknown): ApprovedAlternates | null => approved.safeParse(stored).data ?? null;

const deskPiece = z.object({
  boardId: z.string(),
  slot: z.number().int(),
  kind: z.string(),
  recordId: z.string().nullable(),
  unfilled: z.string().nullable().catch(null),
  quantity: z.number().int().positive().catch(1),
  note: z.string().catch(''),
  reasons: z.array(z.string()).catch([]),
  pinned: z.array(z.string()).catch([]),
  forbidden: z.array(z.string()).catch([]),
  alternates: approved.nullable().catch(null),
  locked: z.boolean().catch(false),
  footX: z.number().nullable().catch(null),
  footY: z.number().nullable().catch(null),
});
const deskWords = z.object({ name: z.string(), note: z.string() });

export function readDeskState(stored: unknown): DeskState {
  const { boards: words, pieces, wishes } = readDetails(stored);
  return {
    boards: recordOf(deskWords)(words),
    pieces: recordOf(deskPiece.nullable())(pieces),
    wishes: isObject(wishes) ? readWishes(wishes) : null,
  };
}

/** What publishing changed, for a call back. */
export interface BeforePublish {
  desk: DeskState;
  project: { revisions: number; boardsReadyAt: Date | null; missedAt: Date | null; revising: boolean };
  /** The pair this one replaced, and whether it was ordered from. */
  older: { id: string; ordered: boolean } | null;
}
const moment = z.coerce.date().nullable().catch(null);
const beforePublish = z.object({
  project: z.object({
    revisions: z.number().int(),
    boardsReadyAt: moment,
    missedAt: moment,
    revising: z.boolean(),
  }),
  older: z.object({ id: z.string(), ordered: z.boolean() }).nullable(),
});
/** Null if it can't be read: then the pair can't be called back. */
export function readBeforePublish(stored: unknown): BeforePublish | null {
  const read = beforePublish.safeParse(stored);
  return read.success ? { ...read.data, desk: readDeskState(readDetails(stored).desk) } : null;
}

/** Fields we query or count have their own columns; the rest of the record is in `item`. */
export type FurnitureRest = Omit<
  CatalogItem,
  | 'recordId'
  | 'name'
  | 'kind'
  | 'priceCents'
  | 'stock'
  | 'active'
  | 'rooms'
  | 'styles'
  | 'totalUnitsSold'
  | 'grossSalesCents'
>;

/** What a piece may be without. A field added to the catalog later needs its default here. */
const furnitureDefaults = {
  type: null,
  subType: null,
  materials: [],
  shape: null,
  size: null,
  woodTone: null,
  swatch: null,
  careInstructions: null,
  clientDescription: null,
  materialsFinish: null,
  materialsFinishTwo: null,
  sku: null,
  link: null,
  scrapingSpecifics: null,
  weightPounds: null,
  seatHeight: null,
  /** We never promised that a piece comes apart unless its record says how. */
  takesApart: oneBody,
} satisfies Partial<FurnitureRest>;

/** Lists read thousands of pieces, so this fills gaps without checking every value: the catalog wrote them. */
export function readFurniture(stored: unknown): FurnitureRest {
  const item = stored as FurnitureRest;
  return {
    ...furnitureDefaults,
    ...item,
    // Where a maker ships from is noted since we name the days of arrival. Unknown, they span near and far.
    vendor: { ...item.vendor, shipsFrom: item.vendor.shipsFrom ?? null },
    takesApart: { ...oneBody, ...item.takesApart },
    pictures: { ...noPictures, ...item.pictures },
  };
}
