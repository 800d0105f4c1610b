import { ContentsPage } from '#app/parts/reading/contents-page.tsx';
import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { useFilter } from '#app/parts/reading/use-filter.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { faq, faqTopics } from '#content/faq/index.ts';
import { faqData } from './faq-data.ts';
import { FaqTopicPart } from './faq-topic-part.tsx';
import { found } from './found.ts';
import styles from './support.module.css';
import { supportWords } from './words.ts';

export const meta = () => [...pageTitle(supportWords.title, supportWords.description), { 'script:ld+json': faqData }];

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Support() {
  const { query, setQuery, words } = useFilter();
  const questions = found(faq, words);
  const topics = Object.entries(faqTopics)
    .map(([id, title]) => ({ id, title, questions: questions.filter(({ topic }) => topic === id) }))
    .filter(({ questions: left }) => left.length > 0);
  return (
    <>
      <PageHead title={supportWords.title} lead={supportWords.lead}>
        <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
          <SearchField label={supportWords.search} name="q" value={query} onChange={setQuery} />
          <p role="status" className={styles.count}>
            {words.length > 0 && supportWords.count(questions.length)}
          </p>
        </form>
      </PageHead>
      {topics.length > 0 ? (
        <ContentsPage label={supportWords.topics} entries={topics}>
          {topics.map((topic, index) => (
            <FaqTopicPart
              key={`${topic.id} ${words.join(' ')}`}
              {...topic}
              open={questions.length <= 3}
              below={index > 0}
            />
          ))}
        </ContentsPage>
      ) : (
        <div className={styles.nothing}>
          <h2 className={styles.topic}>{supportWords.nothing}</h2>
          <p>{supportWords.nothingWords}</p>
        </div>
      )}
      <MoreBand
        title={supportWords.still}
        actions={
          <>
            <LinkButton href="/contact">Contact us</LinkButton>
            <TextLink href="/glossary">Look up a word</TextLink>
          </>
        }
      >
        {supportWords.stillWords}
      </MoreBand>
    </>
  );
}
