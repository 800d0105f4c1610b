const longestId = 64;
const mostTries = 20;

/** "Alder sofa in sage" as the words of an id: "alder-sofa-in-sage". */
const idWords = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** The record ids a new piece can have if none was typed, the best first: its name, then its name with a number. */
export function recordIdsFor(name: string): string[] {
  const base = `rec-${idWords(name) || 'piece'}`;
  return Array.from({ length: mostTries }, (_, tries) => {
    const end = tries === 0 ? '' : `-${tries + 1}`;
    return `${base.slice(0, longestId - end.length).replace(/-$/, '')}${end}`;
  });
}
