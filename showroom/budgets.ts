/** What a picture may weigh, in bytes, by the end of its public id or its folder; the shop has to stay quick. */
const byView: Readonly<Record<string, number>> = {
  front: 70_000,
  detail: 70_000,
  side: 25_000,
  back: 25_000,
  'cut-out': 25_000,
};
const byFolder: Readonly<Record<string, number>> = { hero: 350_000, scenes: 220_000 };

/** All pictures together. */
export const wholeBudget = 75_000_000;

/** Null for a picture without a budget of its own. */
export function budgetOf(publicId: string): number | null {
  const [folder = '', ...rest] = publicId.split('/');
  return byFolder[folder] ?? (folder === 'furniture' ? (byView[rest.at(-1) ?? ''] ?? null) : null);
}
