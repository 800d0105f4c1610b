import { z } from 'zod';
import { questionnaireSchema, quizQuestionSchema } from '#core/survey/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { named } from '../http/openapi/records.ts';

const survey = named(
  'Survey',
  z.looseObject({
    id: z.string(),
    inProgress: z.boolean(),
    responses: z.record(z.string(), z.unknown()),
    projectAddress: z.object({ state: z.string().nullable(), zip: z.string().nullable() }),
    favorite_styles: z.array(z.unknown()),
    wood_tone: z.string().nullable(),
    type_of_furniture: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    submittedAt: z.iso.datetime().nullable(),
  }),
);
const saved = survey.extend({ refused: z.unknown().describe('answers that were not taken, and why') });
/** Any object: each question defines its own valid answers. */
export const surveyBody = z.record(z.string(), z.unknown());

const group = 'Surveys';
const path = '/api/users/:uid/surveysData';
const needs = 'sign-in';
const submitted = { 409: 'The survey was submitted; its answers stand.' };

export const surveyEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/questionnaire',
    group,
    summary: 'Every question of the quiz, in order',
    notes: 'Which of them are asked depends on the answers. answerRefId says where an answer goes in responses.',
    answer: questionnaireSchema.extend({ questions: z.array(named('QuizQuestion', quizQuestionSchema)) }),
  },
  { method: 'get', path, group, needs, summary: 'Your surveys', answer: z.array(survey) },
  {
    method: 'post',
    path,
    group,
    needs,
    summary: 'Creates a survey; one with the same draft is answered instead of made twice',
    body: surveyBody,
    answer: saved,
    status: 201,
    fails: { 429: 'The account made too many in an hour; Retry-After says when to go on.' },
  },
  { method: 'get', path: `${path}/:id`, group, needs, summary: 'One survey', answer: survey },
  {
    method: 'patch',
    path: `${path}/:id`,
    group,
    needs,
    summary: 'Merges answers into a survey',
    body: surveyBody,
    answer: saved,
    fails: submitted,
  },
  {
    method: 'post',
    path: `${path}/:id/submit`,
    group,
    needs,
    summary: 'Submits a survey; paid says whether a fee covers it and the 72 hours run',
    answer: survey.extend({ paid: z.boolean() }),
    fails: { 422: 'An answer is missing.' },
  },
];
