import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diagonalDepthRange,
  editableItemSchema,
  exportJson,
  importCsv,
  oneBody,
  printSections,
  readItem,
  readSections,
} from './index.ts';
import { sofa } from './item.test-data.ts';

const complaints = (changes: object) => {
  const parsed = editableItemSchema.safeParse({ ...sofa, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};
const apart = (changes: object) => complaints({ takesApart: { ...oneBody, ...changes } });
const cells = (changes: Record<string, string>) =>
  readItem({ ...(JSON.parse(exportJson([sofa])) as [Record<string, string>])[0], ...changes });
const half = { name: 'Left half', width: 42, depth: 36, height: 33.5, diagonalDepth: null };

describe('a diagonal depth', () => {
  it('is one that a body of these measures can have', () => {
    const diagonal = (diagonalDepth: number) => complaints({ dimensions: { ...sofa.dimensions, diagonalDepth } });
    const message = 'With this depth and height, the diagonal depth is between 24.53 and 33.5 inches.';
    expect(diagonal(24.53)).toEqual([]);
    expect(diagonal(33.5)).toEqual([]);
    expect(diagonal(24.5)).toEqual([`dimensions.diagonalDepth: ${message}`]);
    expect(diagonal(38.5)).toEqual([`dimensions.diagonalDepth: ${message}`]);
    expect(cells({ 'dimensions.diagonalDepth': '12' })).toEqual({
      ok: false,
      problems: [{ heading: 'dimensions.diagonalDepth', message }],
    });
    expect(apart({ sections: [half, { ...half, diagonalDepth: 10 }] })).toEqual([
      `takesApart.sections: Left half: ${message}`,
    ]);
  });

  it('agrees with measuring any front edge, however high', () => {
    const inches = fc.double({ min: 5, max: 120, noNaN: true });
    fc.assert(
      fc.property(inches, inches, fc.double({ min: 0, max: 1, noNaN: true }), (depth, height, share) => {
        // The distance of the back foot (0, 0) from the line through (0, height) and the front edge.
        const front = share * height;
        const measured = (depth * height) / Math.sqrt(depth ** 2 + (height - front) ** 2);
        const { least, most } = diagonalDepthRange({ depth, height });
        expect(measured).toBeGreaterThanOrEqual(least - 1e-9);
        expect(measured).toBeLessThanOrEqual(most + 1e-9);
      }),
    );
  });
});

describe('what comes off or apart', () => {
  it('fits the piece it belongs to', () => {
    expect(apart({ legHeight: 33.5 })).toEqual(['takesApart.legHeight: The legs have to be lower than the piece.']);
    expect(apart({ sections: [half] })).toEqual([
      'takesApart.sections: One section is the whole piece. List at least two, or none.',
    ]);
    expect(apart({ sections: [half, { ...half, width: 90 }] })).toEqual([
      'takesApart.sections: “Left half” is larger than the piece.',
    ]);
    expect(apart({ legHeight: 20, sections: [half, { ...half, name: 'Ottoman', height: 18 }] })).toEqual([
      'takesApart.sections: “Ottoman” is no higher than the legs that come off.',
    ]);
    expect(apart({ flatPacked: true })).toEqual(['takesApart.flatPacked: A flat-packed piece needs assembly.']);
    expect(
      complaints({ assemblyRequired: true, takesApart: { ...oneBody, flatPacked: true, sections: [half, half] } }),
    ).toEqual(['takesApart.flatPacked: A piece is flat-packed or comes in sections, not both.']);
  });

  it('is written in one cell of a file', () => {
    const sections = [half, { ...half, name: 'Chaise 2', diagonalDepth: 30.25 }];
    expect(printSections(sections)).toBe('Left half 42x36x33.5; Chaise 2 42x36x33.5x30.25');
    expect(readSections(printSections(sections))).toEqual(sections);
    expect(readSections('Left half, 42 wide')).toBeNull();
    expect(readSections(`A${' '.repeat(1_000_000)}1x2`)).toBeNull();
    expect(cells({ 'takesApart.sections': 'Chaise' })).toEqual({
      ok: false,
      problems: [
        {
          heading: 'takesApart.sections',
          message: '“Chaise” isn’t a list of sections. Write each as “Chaise 36x64x33”, separated by semicolons.',
        },
      ],
    });
  });

  it('is nothing in a file from before we asked', () => {
    const old = Object.entries((JSON.parse(exportJson([sofa])) as [Record<string, string>])[0]).filter(
      ([heading]) => !heading.startsWith('takesApart'),
    );
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const file = [old.map(([heading]) => heading), old.map(([, cell]) => cell)].map((row) => row.map(quote).join(','));
    const { items, problems } = importCsv(file.join('\n'));
    expect(problems).toEqual([]);
    expect(items).toMatchObject([{ takesApart: oneBody }]);
  });
});
