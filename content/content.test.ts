import { describe, expect, it } from 'vitest';
import { brandCount } from '#core/catalog/index.ts';
import { orderWords } from '#core/order/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { firstOrderRule } from '#core/project/index.ts';
import { brandWords } from './company/brands.ts';
import { press } from './company/press.ts';
import { shown } from './company/sample.ts';
import { team } from './company/team.ts';
import { testimonials } from './company/testimonials.ts';
import { faq as faqAt, faqTopics, homeFaq as homeFaqAt } from './faq/index.ts';
import { anchorOf, byLetter, glossary } from './glossary/index.ts';
import { checklist, donatingFacts, waysOn } from './guides/donating.ts';
import { accessibilitySections } from './legal/accessibility.ts';
import { privacySections } from './legal/privacy.ts';
import { termsSections } from './legal/terms.ts';
import { sources } from './sources.ts';

const unique = (words: readonly string[]) => new Set(words).size === words.length;
const company = { legalName: 'L', postalAddress: 'P', phone: 'T', email: 'E' };

const faq = faqAt(standardPriceList);
const homeFaq = homeFaqAt(standardPriceList);

describe('the questions', () => {
  it('are nine on Home, all of them in the whole', () => {
    expect(homeFaq).toHaveLength(9);
    for (const question of homeFaq) expect(faq).toContainEqual(question);
  });

  it('have an anchor each, and every topic has some', () => {
    expect(unique(faq.map(({ id }) => id))).toBe(true);
    expect([...new Set(faq.map(({ topic }) => topic))]).toEqual(Object.keys(faqTopics));
  });

  it('lead to terms that exist', () => {
    const anchors = glossary.map(({ term }) => anchorOf(term));
    const asked = faq.flatMap(({ more }) => more?.href.match(/^\/glossary#(.+)$/)?.[1] ?? []);
    for (const anchor of asked) expect(anchors).toContain(anchor);
    expect(asked).not.toEqual([]);
  });
});

describe('the glossary', () => {
  it('has at least sixty terms, each with an anchor of its own', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(60);
    expect(unique(glossary.map(({ term }) => anchorOf(term)))).toBe(true);
    for (const { term } of glossary) expect(anchorOf(term)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('runs from A to Z, and loses none on the way', () => {
    const letters = byLetter(glossary);
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(letters.flatMap(({ terms }) => terms)).toHaveLength(glossary.length);
    expect(letters.find(({ letter }) => letter === 'E')?.terms.map(({ term }) => term)).toContain('Étagère');
  });
});

describe('all our content', () => {
  it('has words for every brand, and everything invented says so', () => {
    expect(Object.keys(brandWords)).toHaveLength(brandCount);
    const invented = [...team, ...testimonials, ...press, ...Object.values(brandWords)];
    expect(invented.every(({ sample }) => sample)).toBe(true);
    expect(shown(invented, 'demo')).toHaveLength(invented.length);
    expect(shown(invented, 'production')).toEqual([]);
  });
});

describe('the legal texts', () => {
  it.each([
    ['terms', termsSections(company, standardPriceList)],
    ['privacy', privacySections(company)],
    ['accessibility', accessibilitySections(company)],
  ])('of %s have an anchor for each part', (_, sections) => {
    expect(unique(sections.map(({ id }) => id))).toBe(true);
    expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  });
});

it('says of a canceled piece what its order says, and promises no more', () => {
  const terms = termsSections(company, standardPriceList).flatMap(({ paragraphs }) => paragraphs);
  const answers = faq.flatMap(({ answer }) => answer);
  for (const text of [...terms, ...answers]) expect(text).not.toMatch(/full refund|refund it in full/);
  expect([...terms, ...answers].filter((text) => text.includes(orderWords.moneyBack))).toHaveLength(4);
});

it('says in the questions and in the terms what the first order ends', () => {
  const terms = termsSections(company, standardPriceList).flatMap(({ paragraphs }) => paragraphs);
  const answers = faq.flatMap(({ answer }) => answer);
  for (const texts of [terms, answers]) expect(texts.filter((text) => text.includes(firstOrderRule))).toHaveLength(1);
});

describe('what others wrote', () => {
  it('is linked safely', () => {
    const links = [...Object.values(sources), ...waysOn.flatMap(({ places }) => places)].map(({ href }) => href);
    for (const href of links) expect(href).toMatch(/^https:\/\//);
    expect(checklist.flatMap(({ steps }) => steps).length).toBeGreaterThan(10);
    expect(donatingFacts.every(({ source }) => source in sources)).toBe(true);
  });
});
