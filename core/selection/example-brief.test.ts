import { describe, expect, it } from 'vitest';
import { exampleBrief, exampleSelections, slotsOf } from './index.ts';

describe('what an example is composed from', () => {
  it.each(exampleSelections)('$name: a whole room in its style', (example) => {
    const brief = exampleBrief(example);
    expect(brief.styles.length).toBeGreaterThan(0);
    expect(slotsOf(brief).length).toBeGreaterThanOrEqual(3);
    expect(new Set(brief.pieces.map(({ kind }) => kind)).size).toBe(brief.pieces.length);
  });

  it('keeps to one wood where the name does', () => {
    const dark = exampleSelections.find(({ name }) => name === 'moody-dark-bedroom');
    expect(dark && exampleBrief(dark)).toMatchObject({ styles: ['Moody dark'], woodTone: 'dark', room: 'bedroom' });
  });
});
