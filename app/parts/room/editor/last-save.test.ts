import { expect, it } from 'vitest';
import { newestSave, saveIn } from './last-save.ts';

const savedAt = new Date('2026-11-20T15:00:00Z');
const opened = { surveyId: 'survey_1', version: 1, savedBy: 'customer', savedAt: null } as const;
const here = { surveyId: 'survey_1', version: 2, savedBy: 'specialist', savedAt } as const;

it('who drew the room is who saved it on this page, until someone saves after that', () => {
  expect(newestSave(opened, null)).toBe(opened);
  expect(newestSave(opened, here)).toBe(here);
  const since = { ...opened, version: 3 };
  expect(newestSave(since, here)).toBe(since);
});

it('a save of another room says nothing about this one', () => {
  expect(newestSave({ ...opened, surveyId: 'survey_2' }, here)).toMatchObject({ savedBy: 'customer' });
});

it('is read from the answer to the save', () => {
  const answer = { version: 2, savedBy: 'specialist', savedAt: '2026-11-20T15:00:00.000Z' } as const;
  expect(saveIn(answer)).toEqual({ version: 2, savedBy: 'specialist', savedAt });
  expect(saveIn({})).toBeNull();
});
