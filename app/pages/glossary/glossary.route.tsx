import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { useFilter } from '#app/parts/reading/use-filter.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { byLetter, glossary } from '#content/glossary/index.ts';
import { found } from './found.ts';
import styles from './glossary.module.css';
import { LetterPart } from './letter-part.tsx';
import { glossaryWords } from './words.ts';

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
