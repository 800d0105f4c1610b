/** The kinds of pieces in the catalog. The quiz asks about all of them except the bar table. */
export const pieceKinds = [
  'sofa',
  'lounge_chair',
  'sideboard',
  'coffee_table',
  'end_table',
  'rug',
  'bed',
  'nightstand',
  'dresser',
  'bench',
  'dining_table',
  'dining_chair',
  'stool',
  'standing_desk',
  'desk',
  'desk_chair',
  'bar_table',
] as const;
export type PieceKind = (typeof pieceKinds)[number];

export const pieceNames: Readonly<Record<PieceKind, { one: string; many: string }>> = {
  sofa: { one: 'Sofa', many: 'Sofas' },
  lounge_chair: { one: 'Lounge chair', many: 'Lounge chairs' },
  sideboard: { one: 'Sideboard', many: 'Sideboards' },
  coffee_table: { one: 'Coffee table', many: 'Coffee tables' },
  end_table: { one: 'End table', many: 'End tables' },
  rug: { one: 'Rug', many: 'Rugs' },
  bed: { one: 'Bed', many: 'Beds' },
  nightstand: { one: 'Nightstand', many: 'Nightstands' },
  dresser: { one: 'Dresser', many: 'Dressers' },
  bench: { one: 'Bench', many: 'Benches' },
  dining_table: { one: 'Dining table', many: 'Dining tables' },
  dining_chair: { one: 'Dining chair', many: 'Dining chairs' },
  stool: { one: 'Stool', many: 'Stools' },
  standing_desk: { one: 'Standing desk', many: 'Standing desks' },
  desk: { one: 'Desk', many: 'Desks' },
  desk_chair: { one: 'Desk chair', many: 'Desk chairs' },
  bar_table: { one: 'Bar table', many: 'Bar tables' },
};

export function isPieceKind(text: string): text is PieceKind {
  return (pieceKinds as readonly string[]).includes(text);
}

/** Reads a piece id or its singular or plural name, the way people search for it. */
export function pieceNamed(text: string): PieceKind | null {
  const wanted = text.trim().toLowerCase();
  const isWanted = (kind: PieceKind) =>
    kind === wanted || pieceNames[kind].one.toLowerCase() === wanted || pieceNames[kind].many.toLowerCase() === wanted;
  return pieceKinds.find(isWanted) ?? null;
}
