import { describe, expect, it } from 'vitest';
import { boardFacts, boardNames, isOwnName, isOwnNote, leadWords } from './board-words.ts';
import { colorWordOf, colorWords } from './color-words.ts';

const color = (label: 'green' | 'blue' | 'red' | 'neutral', swatch: string | null, kind: 'sofa' | 'rug' = 'sofa') =>
  colorWordOf({ kind, color: label, swatch });

describe('what a piece’s color is called', () => {
  it.each([
    ['plum velvet', 'red', '#4a2f3c', 'plum'],
    ['rust cloth', 'red', '#a2512f', 'burnt orange'],
    ['terracotta cloth', 'red', '#b8674a', 'burnt orange'],
    ['oxblood leather', 'red', '#5a2320', 'red'],
    ['teal cloth', 'blue', '#3f6a70', 'teal'],
    ['ink cloth', 'blue', '#27384f', 'blue'],
    ['olive cloth', 'green', '#6b6b3f', 'olive'],
    ['forest velvet', 'green', '#2f4a3c', 'green'],
  ] as const)('%s', (_what, label, swatch, word) => expect(color(label, swatch)).toBe(word));

  it('is the record’s where the swatch shows something else, and none for a neutral piece', () => {
    expect(color('blue', '#d9d0c0')).toBe('blue');
    expect(color('red', '#4a2f3c', 'rug')).toBe('red');
    expect(color('red', null)).toBe('red');
    expect(color('neutral', '#a2512f')).toBeNull();
  });
});

it('names and first sentences with any of the colors are known as ours, and follow the pieces', () => {
  for (const word of colorWords) {
    const facts = { ...boardFacts([], { styles: [] }), colors: [word] };
    const { a } = boardNames(facts, facts);
    expect([a, isOwnName(a)]).toEqual([a, true]);
    for (const hasNeutral of [true, false]) {
      const lead = leadWords({ ...facts, hasNeutral });
      expect([lead, isOwnNote(lead)]).toEqual([lead, true]);
    }
  }
  expect(isOwnName('Roy, with burnt orange and teal')).toBe(true);
  expect(isOwnName('Roy, with love')).toBe(false);
});
