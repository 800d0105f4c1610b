import { studioOrdersWords as words } from './words.ts';

export interface FoundPiece {
  recordId: string;
  name: string;
  itemPrice: number;
}

export type PiecesFound = { ok: true; items: readonly FoundPiece[] } | { ok: false; message: string };

/** Catalog matches for this text. A failed request is not the same as no matches. */
export async function findPieces(
  typed: string,
  ask: (address: string) => Promise<Response> = fetch,
): Promise<PiecesFound> {
  const answer = await ask(`/api/furniture?limit=8&q=${encodeURIComponent(typed)}`).catch(() => null);
  const read: { items: FoundPiece[] } | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return read ? { ok: true, items: read.items } : { ok: false, message: words.exchangeUnreached };
}
