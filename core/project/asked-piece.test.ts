import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomIds } from '../catalog/index.ts';
import { projectLifecycle, projectToAsk, wishWaits } from './index.ts';

const project = (state: (typeof projectLifecycle.states)[number], room: (typeof roomIds)[number] | null, n = 1) => ({
  surveyId: `survey_${n}`,
  state,
  room,
});

it.each([
  ['nothing paid', [project('submitted, unpaid', 'living-room')], null],
  ['no project', [], null],
  ['another room', [project('waiting for boards', 'bedroom')], null],
  ['a closed project', [project('closed', 'living-room')], null],
  ['an ordered room', [project('ordered', 'living-room')], 'survey_1'],
  [
    'open boards come before ordered ones',
    [project('ordered', 'living-room', 2), project('boards ready', 'living-room', 1)],
    'survey_1',
  ],
  ['boards ready', [project('boards ready', 'living-room')], 'survey_1'],
  [
    'boards in the making come before boards made',
    [project('boards ready', 'living-room', 2), project('waiting for boards', 'living-room', 1)],
    'survey_1',
  ],
  [
    'the newest of several',
    [project('waiting for boards', 'living-room', 3), project('waiting for boards', 'living-room', 2)],
    'survey_3',
  ],
] as const)('a sofa with %s', (_case, projects, surveyId) => {
  expect(projectToAsk(projects, ['living-room'])?.surveyId ?? null).toBe(surveyId);
});

it('never reaches a project whose room isn’t the piece’s, or one that’s unpaid or closed', () => {
  const projects = fc.array(
    fc.record({
      surveyId: fc.string(),
      state: fc.constantFrom(...projectLifecycle.states),
      room: fc.option(fc.constantFrom(...roomIds)),
    }),
  );
  fc.assert(
    fc.property(projects, fc.subarray([...roomIds]), (list, rooms) => {
      const found = projectToAsk(list, rooms);
      if (!found) return;
      expect(rooms).toContain(found.room);
      expect(['waiting for boards', 'revising', 'boards ready', 'ordered']).toContain(found.state);
    }),
  );
});

it.each([
  ['no project', [], 'kept'],
  ['nothing paid', [project('submitted, unpaid', 'living-room')], 'kept'],
  ['the fee refunded', [project('closed', 'living-room')], 'kept'],
  ['another room paid', [project('boards ready', 'bedroom')], 'nextProject'],
  ['another room ordered', [project('ordered', 'bedroom'), project('closed', 'living-room')], 'nextProject'],
  ['its own room unpaid', [project('ordered', 'bedroom'), project('submitted, unpaid', 'living-room')], 'kept'],
] as const)('a sofa asked for with %s waits', (_case, projects, waits) => {
  expect(wishWaits(projects, ['living-room'])).toBe(waits);
});
