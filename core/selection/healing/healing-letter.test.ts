import { describe, expect, it } from 'vitest';
import { madeUpItems } from '../composer/made-up.test-data.ts';
import { type BoardsHealed, healedLetter, healedNotice } from './healing-letter.ts';
import { differenceWords, goneWords, swappedWords } from './healing-words.ts';

const [sofa, chair, lamp] = madeUpItems(3, ['lounge_chair'], 3).map((item, at) => ({
  ...item,
  name: ['Harrow', 'Alder', 'Lowell'][at] ?? item.name,
  priceCents: [100_000, 110_000, 20_000][at] ?? 0,
}));
if (!sofa || !chair || !lamp) throw new Error('too few pieces');

const facts: BoardsHealed = {
  ...{ firstName: 'June', customer: 'June', room: 'Living room' },
  healed: [{ board: 'a', from: sofa, to: chair, because: 'sold-out', quantity: 2, arrives: 'Arrives December 3' }],
  boards: [
    {
      letter: 'a',
      before: [
        { item: lamp, quantity: 1 },
        { item: sofa, quantity: 2 },
      ],
      after: [
        { item: lamp, quantity: 1 },
        { item: chair, quantity: 2 },
      ],
    },
  ],
};

describe('the words of a swap', () => {
  it('say what went, why, and what it costs', () => {
    expect(swappedWords({ from: 'Harrow', to: 'Alder', because: 'sold-out' })).toBe(
      'We swapped Harrow for Alder because Harrow sold out.',
    );
    expect(swappedWords({ from: 'Harrow', to: 'Alder', because: 'off-sale' })).toContain('is no longer offered');
    expect(goneWords('Harrow', 'too-few')).toBe('There aren’t enough of Harrow left.');
    expect([differenceWords(0), differenceWords(4000), differenceWords(-4000)]).toEqual([
      'the same price',
      '$40 more',
      '$40 less',
    ]);
  });
});

describe('the letter about a swap', () => {
  it('shows before and after with what changed first, and the difference in price', () => {
    const letter = healedLetter(facts);
    expect(letter.subject).toBe('We swapped Harrow for Alder on your boards');
    expect(letter.paragraphs.join(' ')).toContain(
      'we swapped Harrow for Alder because Harrow sold out. It’s $200 more.',
    );
    expect(letter.boards).toMatchObject([
      { title: 'Board A before', caption: '$2,200', pieces: [{ name: 'Harrow' }, { name: 'Lowell' }] },
      { title: 'Board A now', caption: '$2,400', pieces: [{ name: 'Alder' }, { name: 'Lowell' }] },
    ]);
    expect(letter.pieces?.list).toMatchObject([{ name: 'Alder', value: '$2,200', quantity: 2 }]);
    expect(letter.sums?.rows[0]).toMatchObject({ value: '$2,400', why: 'It was $2,200: $200 more.' });
  });

  it('says which board each of several swaps is on', () => {
    const [one] = facts.healed;
    if (!one) throw new Error('nothing healed');
    const letter = healedLetter({ ...facts, healed: [one, { ...one, board: 'b', quantity: 1 }] });
    expect(letter.subject).toBe('We swapped pieces on your boards');
    expect(letter.paragraphs.slice(0, 3)).toEqual([
      'June, here’s what we swapped.',
      'Board A: we swapped Harrow for Alder because Harrow sold out. It’s $200 more.',
      'Board B: we swapped Harrow for Alder because Harrow sold out. It’s $100 more.',
    ]);
  });

  it('names the same swap on both boards once, and each swap in one place only', () => {
    const [one] = facts.healed;
    if (!one) throw new Error('nothing healed');
    const letter = healedLetter({ ...facts, healed: [one, { ...one, board: 'b' }] });
    expect(letter.paragraphs.filter((line) => line.includes('Harrow'))).toEqual([
      'Both boards: we swapped Harrow for Alder because Harrow sold out. It’s $200 more.',
    ]);
    expect(letter.pieces?.list).toHaveLength(1);
    expect(letter.pieces?.list[0]?.facts).toContain('On both boards');
    expect(JSON.stringify(letter.pieces)).not.toContain('Harrow');
  });

  it('asks the specialist where nothing passed', () => {
    const [one] = facts.healed;
    if (!one) throw new Error('nothing healed');
    const notice = healedNotice({ ...facts, firstName: 'Maren', healed: [{ ...one, to: null }], boards: [] });
    expect(notice.subject).toBe('Needs a hand: a piece is gone from June’s boards');
    expect(notice.paragraphs.at(-1)).toBe(
      'Board A: Harrow sold out. None of the approved alternates works right now, so please take a look.',
    );
  });
});
