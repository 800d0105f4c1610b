/** How the sentences begin that the law has us print. They're facts, not part of the story. */
const legal = ['Anti-tip:', 'Complies with U.S. CPSC'];

/** A description split into the maker's story and the legal notices after it. */
export function storyOf(description: string): { story: string; notices: string[] } {
  const starts = legal
    .map((beginning) => description.indexOf(beginning))
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b);
  const cut = (from: number, to?: number) => description.slice(from, to).trim();
  return {
    story: cut(0, starts[0] ?? description.length),
    notices: starts.map((from, index) => cut(from, starts[index + 1])),
  };
}
