import { describe, expect, it } from 'vitest';
import { catalogSofa } from '../catalog/item.test-data.ts';
import { letterHtml, letterSchema, letterText } from '../letter/index.ts';
import { type BoardsReady, boardsReadyLetter } from './boards-ready-letter.ts';

const company = { origin: 'https://hearthline.test', legalName: 'Hearthline LLC', postalAddress: '1 Sample Street' };

const piece = (name: string, dollars: number, quantity = 1) => ({
  item: { ...catalogSofa, recordId: name.toLowerCase().replaceAll(' ', '-'), name, priceCents: dollars * 100 },
  quantity,
  arrives: 'Arrives December 3–9, 2026',
});

const boardA = {
  name: 'Sage and cognac',
  note: 'So Board A brings its own warmth.',
  pieces: [
    piece('Alder sofa', 1499),
    piece('Saddler chair', 1149, 2),
    piece('Holm table', 619),
    piece('Reed sideboard', 1880),
    piece('Ourika rug', 800),
  ],
  arrives: 'Order by November 17, 2026, and everything arrives in New York December 3–9, 2026.',
};
const boardB = { name: 'Ivory and ochre', note: '', pieces: [piece('Linden sofa', 2100)], arrives: '' };

const ready: BoardsReady = {
  ...{ firstName: 'June', isRevised: false, room: 'Living room', specialist: 'Maren' },
  doorway: { width: 200, height: 200 },
  boards: [boardA, boardB],
};

describe('the letter that boards are ready', () => {
  const letter = boardsReadyLetter(ready);
  const text = letterText(letter, company);

  it('shows both boards with their pieces, count and price', () => {
    expect(letter.boards).toMatchObject([
      { title: 'A. Sage and cognac', caption: '5 choices, 6 pieces, $7,096' },
      { title: 'B. Ivory and ochre', caption: '1 piece, $2,100' },
    ]);
    expect(letter.boards?.[0]?.pieces[0]).toEqual({ name: 'Alder sofa', recordId: 'alder-sofa' });
    expect(text).toContain('B. Ivory and ochre\n1 piece, $2,100');
  });

  it('has the specialist’s words and name, and says nothing for a board without any', () => {
    expect(text).toContain(
      'About Board A:\n“So Board A brings its own warmth.”\n\nMaren, your Living Space Specialist',
    );
    expect(text).not.toContain('About Board B');
  });

  it('of a new pair names what changed, and says nothing where nothing is known to have changed', () => {
    const changed = ['On Board A: Alder sofa instead of Harrow sofa.'];
    const revised = boardsReadyLetter({ ...ready, isRevised: true, changed });
    const at = revised.paragraphs.indexOf('Here’s what changed.');
    expect(revised.paragraphs.slice(at, at + 2)).toEqual(['Here’s what changed.', ...changed]);
    expect(boardsReadyLetter({ ...ready, isRevised: true }).paragraphs.join()).not.toContain('what changed');
    expect(letter.paragraphs.join()).not.toContain('what changed');
  });

  it('says what’s true of both boards once', () => {
    const both = boardsReadyLetter({ ...ready, boards: [boardA, { ...boardB, note: boardA.note }] });
    expect(both.quotes?.words).toEqual([{ about: 'About both boards', words: boardA.note }]);
  });

  it('leaves the name out when there is nothing to sign', () => {
    const bare = boardsReadyLetter({ ...ready, boards: [{ ...boardA, note: ' ' }, boardB] });
    expect(letterText(bare, company)).not.toContain('Living Space Specialist');
    expect(letterHtml(bare, company)).not.toContain('Living Space Specialist');
  });

  it('adds up: what is listed, the rest and the total', () => {
    expect(letter.pieces).toMatchObject({
      aside: '3 of 5 shown',
      list: [{ value: '$1,499' }, { value: '$2,298', quantity: 2 }, { value: '$619' }],
      rest: ['Plus Reed sideboard and Ourika rug', '$2,680'],
    });
    expect(letter.sums?.rows).toMatchObject([{ label: 'All of Board A', value: '$7,096', isTotal: true }]);
    expect(text).toContain('Before shipping and tax.');
  });

  it('says when each piece and all of Board A arrives, and nothing where a day isn’t known', () => {
    expect(text).toContain('Arrives December 3–9, 2026');
    expect(text).toContain(
      'Order by November 17, 2026, and everything arrives in New York December 3–9, 2026. Before shipping and tax.',
    );
    const pieces = boardA.pieces.map((one) => ({ ...one, arrives: null }));
    const open = boardsReadyLetter({ ...ready, boards: [{ ...boardA, pieces, arrives: '' }, boardB] });
    expect(letterText(open, company)).not.toMatch(/arrives/i);
  });

  it('lists four pieces rather than naming just one as the rest', () => {
    const { pieces } = boardsReadyLetter({
      ...ready,
      boards: [{ ...boardA, pieces: boardA.pieces.slice(0, 4) }, boardB],
    });
    expect(pieces?.list).toHaveLength(4);
    expect(pieces?.rest).toBeUndefined();
    expect(pieces?.aside).toBeUndefined();
  });

  it('says how each piece fits the doorway, and nothing while it is not measured', () => {
    expect(letter.pieces?.list[0]?.fit).toMatchObject({ isTight: false });
    const unmeasured = boardsReadyLetter({ ...ready, doorway: null });
    expect(unmeasured.pieces?.list[0]?.fit).toBeUndefined();
  });

  it('keeps its subject and titles, also for a new pair', () => {
    expect(letter).toMatchObject({ subject: 'Your boards are ready', title: 'Two boards, both of them yours' });
    expect(boardsReadyLetter({ ...ready, isRevised: true })).toMatchObject({
      subject: 'Your new boards are ready',
      title: 'Two new boards, made from what you told us',
    });
  });

  it('survives the outbox', () => {
    const { subject: _subject, ...words } = letter;
    expect(letterSchema.parse(JSON.parse(JSON.stringify(words)))).toEqual(words);
  });
});
