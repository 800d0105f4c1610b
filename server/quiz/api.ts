import { type Context, Hono } from 'hono';
import { recordsOf } from '../account/records-of.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { pathId } from '../http/path-id.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTooMany } from '../http/refuse-too-many.ts';
import { takeTry } from '../limits/take-try.ts';
import { claimUploads } from '../media/uploads/claim-uploads.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { listSurveys } from '../survey/list-surveys.ts';
import { surveyRecord } from '../survey/survey-record.ts';
import { type SurveySaved, updateSurvey } from '../survey/update-survey.ts';
import { surveyBody } from './api-entries.ts';
import { submitSurvey } from './submit-survey.ts';

function refuse(reason: Extract<SurveySaved, { ok: false }>['reason']): never {
  if (reason === 'not-allowed') throw new ApiError(401, 'not-signed-in', 'Please sign in first.');
  if (reason === 'not-found') throw notFound('There is no such survey.');
  throw new ApiError(409, 'survey-submitted', 'This survey was submitted. Its answers stand.');
}

/** Photos uploaded before signing in move to the account along with the answers. */
async function claimPhotos(context: Context<HttpEnvironment>): Promise<void> {
  const { actor } = context.get('ctx');
  const visitorId = context.get('visitorId');
  if (actor.kind === 'account') await claimUploads(context.get('ctx'), { visitorId, accountId: actor.id });
}

/** `/api/users/:uid/surveysData`: a person's surveys. */
export function surveyApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();

  app.use(recordsOf('project.view-any'));

  app.get('/', async (context) => context.json((await listSurveys(context.get('ctx'))).map(surveyRecord)));

  app.post('/', async (context) => {
    refuseTooMany(await takeTry(context.get('ctx'), 'survey'));
    const answers = await readBody(context, surveyBody);
    await claimPhotos(context);
    const saved = await createSurvey(context.get('ctx'), answers);
    if (!saved.ok) return refuse(saved.reason);
    return context.json({ ...surveyRecord(saved.survey), refused: saved.refused }, saved.created ? 201 : 200);
  });

  app.get('/:id', async (context) => {
    const found = await getSurvey(context.get('ctx'), pathId(context));
    return found ? context.json(surveyRecord(found)) : refuse('not-found');
  });

  app.patch('/:id', async (context) => {
    const update = await readBody(context, surveyBody);
    await claimPhotos(context);
    const saved = await updateSurvey(context.get('ctx'), { id: pathId(context), update });
    if (!saved.ok) return refuse(saved.reason);
    return context.json({ ...surveyRecord(saved.survey), refused: saved.refused });
  });

  app.post('/:id/submit', async (context) => {
    const submitted = await submitSurvey(context.get('ctx'), { id: pathId(context) });
    if (submitted.ok) return context.json({ ...surveyRecord(submitted.survey), paid: submitted.paid });
    if (submitted.reason !== 'answers-missing') return refuse(submitted.reason);
    throw new ApiError(422, 'answers-missing', submitted.problems[0]?.message ?? 'An answer is missing.');
  });

  return app;
}
