import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOrderWords, projectLifecycle, projectTerms, revisionsLeft } from './index.ts';

const guarantee = 'the satisfaction guarantee on your fee';

it.each([
  ['boards ready', 0, true, `ends its free revisions and ${guarantee}.`],
  ['boards ready', 1, true, `ends its last free revision and ${guarantee}.`],
  ['boards ready', 2, true, `ends ${guarantee}.`],
  ['boards ready', 0, false, 'ends its free revisions.'],
  ['boards ready', 1, false, 'ends its last free revision.'],
  ['revising', 0, true, `ends its free revisions, including the one in progress, and ${guarantee}.`],
  ['revising', 0, false, 'ends its free revisions, including the one in progress.'],
  ['revising', 1, true, `ends the revision in progress and ${guarantee}.`],
  ['revising', 1, false, 'ends the revision in progress.'],
] as const)('with %s, %i revisions spent and the guarantee %s, an order %s', (state, revisions, holds, words) => {
  expect(firstOrderWords({ state, revisions, guarantee: holds })).toBe(`Your first order for this room ${words}`);
});

it('says nothing when there is nothing to lose, or of a later order', () => {
  expect(firstOrderWords({ state: 'boards ready', revisions: 2, guarantee: false })).toBe('');
  expect(firstOrderWords({ state: 'ordered', revisions: 0, guarantee: true })).toBe('');
});

it('names the revisions exactly while one can be asked for or is in progress, and the guarantee exactly while it holds', () => {
  const facts = fc.record({
    state: fc.constantFrom(...projectLifecycle.states),
    revisions: fc.nat(projectTerms.revisions + 1),
    guarantee: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (project) => {
      const words = firstOrderWords(project);
      const isFirst = project.state === 'boards ready' || project.state === 'revising';
      const some = project.state === 'revising' || revisionsLeft(project) > 0;
      expect(/revision/.test(words)).toBe(isFirst && some);
      expect(/guarantee/.test(words)).toBe(isFirst && project.guarantee);
      expect(words).not.toMatch(/,,|,\.|ends \.|ends and/);
    }),
  );
});
