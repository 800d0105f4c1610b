import { faq } from '#content/faq/index.ts';

/** The questions as a search engine reads them. */
export const faqData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer, points = [], rows = [] }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: [...answer, ...points, ...rows.map(([name, value]) => `${name}: ${value}`)].join(' '),
    },
  })),
};
