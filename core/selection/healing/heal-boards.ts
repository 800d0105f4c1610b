import { type CatalogItem, inStock } from '../../catalog/index.ts';
import type { BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import { fitsInstead, nearInPrice } from '../composer/alternatives.ts';
import { overTier } from '../composer/check-boards.ts';
import { type Doorway, doorFit } from '../door/door.ts';

/** How many alternates a specialist can approve for a piece. */
export const mostAlternates = 2;

/** What a specialist approved for one piece: if it goes, the first of these that still passes takes its place. */
export interface ApprovedAlternates {
  /** The piece they were approved for. With another one in the slot, they count for nothing. */
  readonly for: string;
  readonly recordIds: readonly string[];
}

/** What is approved for the piece in a slot on the desk. */
export const approvedFor = (
  approved: ApprovedAlternates | null,
  recordId: string | null | undefined,
): readonly string[] => (approved && approved.for === recordId ? approved.recordIds : []);

export const goneReasons = ['off-sale', 'sold-out', 'too-few'] as const;
export type GoneReason = (typeof goneReasons)[number];

/**
 * Why a piece can't be had; null while it can. What others hold in unpaid orders may come back, so a piece isn't sold out
 * before those are paid.
 */
export function goneBecause(
  { active, stock }: Pick<CatalogItem, 'active' | 'stock'>,
  { quantity, held }: { quantity: number; held: number },
): GoneReason | null {
  if (!active) return 'off-sale';
  const left = stock + held;
  if (left >= quantity) return null;
  return left === 0 ? 'sold-out' : 'too-few';
}

/** An earlier swap in the same slot. */
interface PastHealing {
  readonly fromId: string;
  /** Null: nothing passed at that time. */
  readonly toId: string | null;
  readonly undone: boolean;
}

/** A slot of boards that a customer can order from. */
export interface LiveSlot {
  readonly id: string;
  readonly board: BoardId;
  /** What it asks for; null for a piece no one asked for. */
  readonly piece: BriefPiece | null;
  /** What's on the board now. */
  readonly item: CatalogItem;
  /** The piece the alternates were approved for: what's there now, or what was there before a swap. */
  readonly chosenItem: CatalogItem;
  readonly quantity: number;
  /** How many the customer wants, if they chose it; otherwise as many as the board has. */
  readonly wanted: number;
  /** How many are held by unpaid orders. */
  readonly held: number;
  /** In the order in which they were approved. */
  readonly alternates: readonly CatalogItem[];
  /** What can't go here: the specialist ruled it out, or the customer declined it. */
  readonly without: ReadonlySet<string>;
  /** Already ordered, in an order being paid, or the customer took something else from its list. */
  readonly settled: boolean;
  readonly past: readonly PastHealing[];
}

export interface LiveBoards {
  readonly slots: readonly LiveSlot[];
  readonly doorway: Doorway | null;
  /** The longest wall, in inches. */
  readonly wall: number;
  /** What is ordered already or in an order being paid, from either board. */
  readonly ordered: ReadonlySet<string>;
}

export interface Healing {
  readonly slotId: string;
  readonly because: GoneReason;
  readonly from: CatalogItem;
  /** Null: nothing approved passes, so a person has to look. */
  readonly to: CatalogItem | null;
}

/**
 * What takes the place of every piece that's gone from boards a customer can order from. A customer who took a swap back
 * keeps the piece. Each alternate comes once to a slot, so there's an end to it however often pieces go.
 */
export function healBoards({ slots, doorway, wall, ordered }: LiveBoards): Healing[] {
  const taken = new Set([...ordered, ...slots.map(({ item }) => item.recordId)]);
  return slots.flatMap((slot): Healing[] => {
    const { item, past, wanted, quantity, held } = slot;
    // A customer who wants fewer than the board has only needs that many.
    const because = goneBecause(item, { quantity: Math.min(wanted, quantity), held });
    const tookBack = past.some(({ fromId, undone }) => undone && fromId === item.recordId);
    if (!because || slot.settled || tookBack) return [];
    const to = slot.alternates.find((other) => !taken.has(other.recordId) && passes(slot, other, doorway, wall));
    if (to) taken.add(to.recordId);
    return [{ slotId: slot.id, because, from: item, to: to ?? null }];
  });
}

/** By the rules of the slot's own list, as of now, against the piece the alternate was approved for. */
function passes(slot: LiveSlot, other: CatalogItem, doorway: Doorway | null, wall: number): boolean {
  const { chosenItem, piece, wanted, quantity, without, past } = slot;
  const wasThere = past.some(({ fromId, toId }) => fromId === other.recordId || toId === other.recordId);
  return (
    other.recordId !== chosenItem.recordId &&
    other.kind === chosenItem.kind &&
    !wasThere &&
    !without.has(other.recordId) &&
    inStock(other, Math.max(wanted, quantity)) &&
    !doorFit(other, doorway).stops &&
    nearInPrice(chosenItem.priceCents, other.priceCents) &&
    (piece === null || overTier(other, piece) <= overTier(chosenItem, piece)) &&
    fitsInstead(chosenItem, other, wall)
  );
}

export type UndoHealingRefusal = 'already-undone' | 'changed' | 'ordered' | 'not-live' | 'not-back';

/**
 * Whether a swap can be taken back. The customer may do it even if the piece isn't back, and sees it marked so; we only
 * put back what can be ordered.
 */
export function mayUndoHealing(facts: {
  toId: string;
  undone: boolean;
  /** What's in the slot now; null if it's empty. */
  now: string | null;
  live: boolean;
  /** What is ordered or in an order being paid. */
  ordered: ReadonlySet<string>;
  /** Why the piece that went still can't be had. */
  gone: GoneReason | null;
  byCustomer: boolean;
}): { ok: true } | { ok: false; reason: UndoHealingRefusal } {
  if (facts.undone) return { ok: false, reason: 'already-undone' };
  if (!facts.live) return { ok: false, reason: 'not-live' };
  if (facts.ordered.has(facts.toId)) return { ok: false, reason: 'ordered' };
  if (facts.now !== facts.toId) return { ok: false, reason: 'changed' };
  if (facts.gone && !facts.byCustomer) return { ok: false, reason: 'not-back' };
  return { ok: true };
}
