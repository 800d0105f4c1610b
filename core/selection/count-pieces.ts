/** What counts alike everywhere: a pair of chairs is one choice and two pieces. */
interface Counted {
  readonly quantity?: number | undefined;
}

export const piecesIn = (choices: readonly Counted[]): number =>
  choices.reduce((sum, { quantity = 1 }) => sum + quantity, 0);

/** '5 pieces', or '5 choices, 6 pieces' if one of them comes in more than one. */
export function piecesWords(choices: readonly Counted[]): string {
  const pieces = piecesIn(choices);
  const said = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  if (pieces === choices.length) return said;
  return `${choices.length} ${choices.length === 1 ? 'choice' : 'choices'}, ${said}`;
}
