import { describe, expect, it } from 'vitest';
import { oneBody } from '#core/catalog/index.ts';
import { assemblyWords } from './words.ts';

const sofa = { kind: 'sofa' as const, assemblyRequired: false, takesApart: oneBody };

describe('what a piece says of its assembly', () => {
  it('names what comes off or apart', () => {
    expect(assemblyWords(sofa)).toBe('Comes assembled.');
    expect(assemblyWords({ ...sofa, assemblyRequired: true })).toBe('Some assembly required.');
    expect(assemblyWords({ ...sofa, takesApart: { ...oneBody, legHeight: 6 } })).toBe(
      'Comes assembled. The legs come off, so it’s 6 in lower at the door.',
    );
    const section = { width: 36, depth: 64, height: 33, diagonalDepth: null };
    const sections = [
      { ...section, name: 'Sofa', width: 68.25, depth: 37.5 },
      { ...section, name: 'Chaise' },
    ];
    expect(assemblyWords({ ...sofa, assemblyRequired: true, takesApart: { ...oneBody, sections, legHeight: 6 } })).toBe(
      'Comes in 2 sections that join in the room: sofa 68.25 × 37.5 × 33 in, chaise 36 × 64 × 33 in. ' +
        'The legs come off, so it’s 6 in lower at the door.',
    );
    expect(assemblyWords({ ...sofa, kind: 'bed', assemblyRequired: true })).toBe(
      'Comes flat-packed and gets put together in the room.',
    );
  });
});
