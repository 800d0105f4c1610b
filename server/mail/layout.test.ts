import { expect, test } from 'vitest';
import { mailText } from './layout.ts';

test('in plain text a row without a value is its label alone', () => {
  const house = { origin: 'https://hearthline.test', legalName: 'Hearthline LLC', postalAddress: '1 Sample Street' };
  const rows = [
    ['1 × Lattice rug', ''],
    ['Order', 'HL-1'],
  ] as const;
  const text = mailText({ title: 'Your return', paragraphs: [], rows }, house);
  expect(text).toContain('\n1 × Lattice rug\nOrder: HL-1\n');
});
