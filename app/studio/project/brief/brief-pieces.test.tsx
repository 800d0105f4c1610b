import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { briefOf } from '#core/survey/index.ts';
import { BriefPieces } from './brief-pieces.tsx';

const drawn = (answers: Record<string, unknown>) =>
  renderToStaticMarkup(<BriefPieces answers={answers} pieces={briefOf(answers)?.pieces ?? []} />);

it('tells the specialist what the customer wasn’t sure about, beside what they chose', () => {
  const html = drawn({
    type_of_furniture: 'living-room',
    pieces: ['coffee_table'],
    more_pieces: ['no-thanks'],
    coffee_table: { type: 'shelf', materials: 'notSure', shape: 'round', budget: 'premium' },
  });
  expect(html).toContain('Round');
  expect(html).toMatch(/Not sure about: [A-Z]/);
  expect(html).not.toContain('notSure');
});

it('says nothing of the kind where every answer is given', () => {
  const html = drawn({
    type_of_furniture: 'living-room',
    pieces: ['coffee_table'],
    more_pieces: ['no-thanks'],
    coffee_table: { type: 'shelf', materials: 'wood', shape: 'round', budget: 'premium' },
  });
  expect(html).not.toContain('Not sure');
});
