import { Hono } from 'hono';
import { appendAudit } from '../audit/append.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { limitBody } from '../http/limit-body.ts';
import { listWaitingSurveys, readCursor } from '../project/queue/waiting-surveys.ts';
import { admitKey, type KeyCtx } from './admit-key.ts';
import { waitingSurveysQuery } from './api-entries.ts';
import { callWithKey, type KeyCallPath, keyCalls } from './call-with-key.ts';

const largestBody = 256 * 1024;

/** The calls for our own programs. Each requires an API key. */
export function apiKeyApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  for (const path of Object.keys(keyCalls) as KeyCallPath[]) {
    app.post(path, limitBody(largestBody), async (context) => {
      const readBody = () => context.req.json<unknown>().catch(() => undefined);
      return context.json(
        await callWithKey(context.get('ctx'), { path, key: context.req.header('api-key'), readBody }),
      );
    });
  }
  app.get('/waitingSurveys', async (context) =>
    context.json(
      await listWithKey(context.get('ctx'), { key: context.req.header('api-key'), query: context.req.query() }),
    ),
  );
  return app;
}

const scope = 'helper.list-waiting-surveys';

/** The surveys that wait for boards, for a program with a key. The log keeps that it looked. */
async function listWithKey(
  ctx: KeyCtx,
  { key, query }: { key: string | undefined; query: Readonly<Record<string, string>> },
) {
  const { asKey, id } = await admitKey(ctx, { key, scope });
  const note = (detail: Record<string, unknown>) =>
    appendAudit(asKey, { act: scope, subject: { kind: 'api-key', id }, detail });
  const read = waitingSurveysQuery.safeParse(query);
  const after = read.data?.after === undefined ? null : readCursor(read.data.after);
  if (!read.success || after === undefined) {
    await note({ refused: 'invalid' });
    const words = read.error?.issues[0]?.message ?? 'after: please send “next” of the answer before.';
    throw new ApiError(400, 'invalid', words);
  }
  const listed = await listWaitingSurveys(asKey, { limit: read.data.limit, after });
  if (!listed) throw new ApiError(401, 'api-key', 'This call needs a valid api-key.');
  await note({ count: listed.surveys.length });
  return listed;
}
