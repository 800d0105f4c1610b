import { type GlossaryTerm, glossaryGroups } from '#content/glossary/index.ts';
import { foldText } from '#core/catalog/index.ts';

/** Terms that have every word in their name, other names, group or meaning. */
export function found(terms: readonly GlossaryTerm[], words: readonly string[]): readonly GlossaryTerm[] {
  if (words.length === 0) return terms;
  return terms.filter(({ term, also = '', group, meaning }) => {
    const text = foldText(`${term} ${also} ${glossaryGroups[group]} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
}
