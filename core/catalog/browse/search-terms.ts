/** Lower case without accents, so 'Boucle' finds 'bouclé'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function searchTerms(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter((word) => word !== '').slice(0, 12);
}
