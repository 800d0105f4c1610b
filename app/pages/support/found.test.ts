import { describe, expect, it } from 'vitest';
import { faq as faqAt } from '#content/faq/index.ts';
import { searchTerms } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { found } from './found.ts';

const faq = faqAt(standardPriceList);
const ids = (query: string) => found(faq, searchTerms(query)).map(({ id }) => id);

describe('searching the questions', () => {
  it('finds all without words', () => expect(ids('  ')).toHaveLength(faq.length));
  it('finds by question, answer, list and topic', () => {
    expect(ids('White GLOVE')).toContain('white-glove');
    expect(ids('puerto rico')).toEqual(['where-we-deliver']);
    expect(ids('layout suggestion')).toContain('what-fee-buys');
    expect(ids('measuring rug')).toEqual(['which-rug-size']);
  });
  it('finds nothing for a question we don’t answer', () => expect(ids('submarine')).toEqual([]));
});
