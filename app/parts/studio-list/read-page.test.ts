import { describe, expect, it } from 'vitest';
import { readChoice, readPage, readWords } from './read-page.ts';

const at = (search: string) => new URLSearchParams(search);

describe('the address of a list', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=many', 1],
    ['page=99999999', 1],
  ])('%s asks for page %d', (search, number) => expect(readPage(at(search)).number).toBe(number));

  it('takes only choices that are offered', () => {
    expect(readChoice(at('state=open'), 'state', ['open', 'closed'])).toBe('open');
    expect(readChoice(at('state=burnt'), 'state', ['open', 'closed'])).toBeUndefined();
    expect(readChoice(at(''), 'state', ['open', 'closed'])).toBeUndefined();
  });

  it('takes words, and no novels', () => {
    expect(readWords(at('q=%20oak+table%20'))).toBe('oak table');
    expect(readWords(at(`q=${'x'.repeat(5000)}`))).toHaveLength(200);
    expect(readWords(at('q=oak%00'))).toBe('oak');
    expect(readWords(at('q=%00'))).toBe('');
  });
});
