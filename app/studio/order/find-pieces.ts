import { studioOrdersWords as words } from './words.ts';

export interface FoundPiece {
  recordId: string;
  name: string;
  itemPrice: number;
}

export type PiecesFound = { ok: true; items: readonly FoundPiece[] } | { ok: false; message: string };

/** What the catalogue has by these words. No answer is not the answer that there is nothing. */
export async function findPieces(
  typed: string,
  ask: (address: string) => Promise<Response> = fetch,
): Promise<PiecesFound> {
  const answer = await ask(`/api/furniture?limit=8&q=${encodeURIComponent(typed)}`).catch(() => null);
  const read: { items: FoundPiece[] } | null = answer?.ok ? await answer.json().catch(() => null) : null;
  return read ? { ok: true, items: read.items } : { ok: false, message: words.exchangeUnreached };
}
