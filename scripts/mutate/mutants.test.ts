import { describe, expect, it } from 'vitest';
import { withMutants } from './mutants.ts';

const made = (source: string) => withMutants('rule.ts', source, 1);
const becomes = (source: string) => made(source).mutants.map((mutant) => mutant.becomes);

/** What the code comes to while this mutant lives. */
function run(source: string, living: number): unknown {
  const { code } = made(source);
  return new Function('__mutant', `return ${code}`)((id: number) => id === living);
}

describe('a mutant', () => {
  it.each([
    ['a < 3', ['a <= 3', 'a >= 3', '4']],
    ['a === b', ['a !== b']],
    ['a && b', ['(a) || (b)']],
    ['a ?? b', ['a']],
    ['a ? b : c', ['b', 'c']],
    ['!a', ['a']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['all.filter(fits)', ['all']],
    ['true', ['false']],
  ])('of %s is one of %j', (source, expected) => {
    expect(becomes(`const x = ${source};`).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['texts', "const x = 'a' + b;"],
    ['types', 'type T = 1 | 2; const x = y as { of: 3 }; interface I { a: 4 }'],
    ['keys and imports', "import { a } from 'b'; const x = { 'c': d, e };"],
  ])('is not made of %s', (_what, source) => {
    expect(becomes(source)).toEqual([]);
  });

  it('lives alone: the others leave the code as it was', () => {
    const source = '[1, 2, 3].filter((n) => n > 1 && n < 3).length';
    expect(run(source, 0)).toBe(1);
    const { mutants } = made(source);
    const outcomes = mutants.map(({ id }) => run(source, id));
    expect(outcomes.filter((outcome) => outcome !== 1).length).toBeGreaterThan(4);
  });

  it('cuts no chain of question marks in two', () => {
    expect(run('undefined?.all.filter(Boolean).map(String)', 0)).toBeUndefined();
  });
});
