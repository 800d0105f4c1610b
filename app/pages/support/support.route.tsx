import { Answer } from '#app/parts/faq/answer.tsx';
import { ContentsPage } from '#app/parts/reading/contents-page.tsx';
import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { useFilter } from '#app/parts/reading/use-filter.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { faq, faqTopics, type Question } from '#content/faq/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Route } from './+types/support.route.ts';
import { found } from './found.ts';
import styles from './support.module.css';

/** The questions as structured data for search engines. */
const faqData = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer, points = [], rows = [] }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: [...answer, ...points, ...rows.map(([name, value]) => `${name}: ${value}`)].join(' '),
    },
  })),
});

const supportWords = {
  title: 'Questions, answered',
  lead: 'How the style quiz, the fee, the boards, delivery and returns work.',
  description:
    'Everything people ask about the style quiz, the customization fee, boards, measuring, delivery, returns and their data.',
  search: 'Search the questions',
  topics: 'Topics',
  count: (left: number) => (left === 1 ? '1 answer' : `${left} answers`),
  nothing: 'No one’s asked that yet',
  nothingWords: 'Try one word, such as ‘return’ or ‘rug’. Or ask us, and a person will answer.',
  still: 'Still wondering?',
  stillWords: 'Write to us about a room, an order or a return.',
} as const;

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageTitle(supportWords.title, supportWords.description),
  { 'script:ld+json': faqData(faq(root.loaderData?.company.prices ?? standardPriceList)) },
];

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Support() {
  const { prices } = useShopFacts();
  const { query, setQuery, words } = useFilter();
  const questions = found(faq(prices), words);
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

interface FaqTopicPartProps {
  id: string;
  title: string;
  questions: readonly Question[];
  /** So few are left that their answers are open. */
  open: boolean;
  below: boolean;
}

function FaqTopicPart({ id, title, questions, open, below }: FaqTopicPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part} data-below={below || undefined}>
      <h2 id={`${id}-title`} className={styles.topic}>
        {title}
      </h2>
      <Accordion
        items={questions.map((question) => ({
          id: question.id,
          title: question.question,
          body: <Answer question={question} />,
        }))}
        open={open ? questions.map((question) => question.id) : []}
      />
    </section>
  );
}
