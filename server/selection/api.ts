import { Hono } from 'hono';
import { type ChoiceRefusal, choiceRefusalWords, choicesSchema } from '#core/selection/index.ts';
import { recordsOf } from '../account/records-of.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { pathId } from '../http/path-id.ts';
import { readBody } from '../http/read-body.ts';
import { choosePieces } from './results/choose-pieces.ts';
import { getSelection } from './results/get-selection.ts';
import { listSelections } from './results/list-selections.ts';
import { selectionRecord } from './selection-record.ts';

/** A program is told which pieces; a customer sees a page. */
const refusalWords = (refusal: ChoiceRefusal): string =>
  refusal.reason === 'not-on-boards'
    ? `Not on these boards: ${refusal.recordIds.join(', ')}.`
    : choiceRefusalWords(refusal);

const noSelection = () => notFound('There is no such selection.');

/** `/api/users/:uid/selections`: a person's boards. */
export function selectionApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();

  app.use(recordsOf('selection.view-any'));

  app.get('/', async (context) => context.json((await listSelections(context.get('ctx'))).map(selectionRecord)));

  app.get('/:id', async (context) => {
    const found = await getSelection(context.get('ctx'), pathId(context));
    if (!found) throw noSelection();
    return context.json(selectionRecord(found.selection));
  });

  app.patch('/:id', async (context) => {
    const choices = await readBody(context, choicesSchema);
    const chosen = await choosePieces(context.get('ctx'), { selectionId: pathId(context), ...choices });
    if (chosen.ok) return context.json(selectionRecord(chosen.selection));
    if (chosen.reason === 'not-found') throw noSelection();
    throw new ApiError(chosen.reason === 'not-orderable' ? 409 : 422, chosen.reason, refusalWords(chosen));
  });

  return app;
}
