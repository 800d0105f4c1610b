import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { useFilter } from '#app/parts/reading/use-filter.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { anchorOf, byLetter, type GlossaryTerm, glossary, glossaryGroups } from '#content/glossary/index.ts';
import { foldText } from '#core/catalog/index.ts';
import styles from './glossary.module.css';

const glossaryWords = {
  title: 'Glossary',
  lead: 'Every furniture word your specialist might use, from apron to wainscot, in plain English.',
  description:
    'Furniture words in plain English, A to Z: sofas, tables, beds, wood, fabric, leather, rugs and delivery.',
  search: 'Search the glossary',
  letters: 'Letters',
  count: (left: number) => (left === 1 ? '1 word' : `${left} words`),
  nothing: 'No word like that yet. Try a shorter one, or ask us.',
  missing: 'A word is missing?',
  missingWords: 'Tell us where you saw it, and we’ll explain it here.',
} as const;

export const meta = () => pageTitle(glossaryWords.title, glossaryWords.description);

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Glossary() {
  const { query, setQuery, words } = useFilter();
  const terms = found(glossary, words);
  const letters = byLetter(terms);
  return (
    <>
      <PageHead title={glossaryWords.title} lead={glossaryWords.lead}>
        <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
          <SearchField label={glossaryWords.search} name="q" value={query} onChange={setQuery} />
          <p role="status" className={styles.count}>
            {glossaryWords.count(terms.length)}
          </p>
        </form>
      </PageHead>
      <Wrap className={styles.page}>
        <nav aria-label={glossaryWords.letters} className={styles.letters}>
          <ol>
            {letters.map(({ letter, terms: inside }) => (
              <li key={letter}>
                {inside.length > 0 ? (
                  <a href={`#${letter}`}>{letter}</a>
                ) : (
                  <span className={styles.empty} aria-hidden="true">
                    {letter}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {letters
          .filter(({ terms: inside }) => inside.length > 0)
          .map(({ letter, terms: inside }) => (
            <LetterPart key={letter} letter={letter} terms={inside} />
          ))}
        {terms.length === 0 && <p className={styles.nothing}>{glossaryWords.nothing}</p>}
      </Wrap>
      <MoreBand title={glossaryWords.missing} actions={<TextLink href="/contact">Ask us</TextLink>}>
        {glossaryWords.missingWords}
      </MoreBand>
    </>
  );
}

/** Terms with every search word in their name, other names, group or meaning. */
function found(terms: readonly GlossaryTerm[], words: readonly string[]): readonly GlossaryTerm[] {
  if (words.length === 0) return terms;
  return terms.filter(({ term, also = '', group, meaning }) => {
    const text = foldText(`${term} ${also} ${glossaryGroups[group]} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
}

function LetterPart({ letter, terms }: { letter: string; terms: readonly GlossaryTerm[] }) {
  return (
    <section id={letter} aria-labelledby={`${letter}-title`} className={styles.part}>
      <h2 id={`${letter}-title`} className={styles.letter}>
        {letter}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ term, group, meaning, also, source }) => (
          <div key={term} id={anchorOf(term)} className={styles.term}>
            <dt>
              <span>{term}</span>
              <span className={styles.group}>{glossaryGroups[group]}</span>
            </dt>
            <dd>
              {meaning}
              {also && <span className={styles.also}>Also: {also}.</span>}
              {source && <Sources ids={[source]} line />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
