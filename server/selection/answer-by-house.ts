import type { Ctx } from '../context.ts';
import { projectsNobodyTook } from '../project/projects-nobody-took.ts';
import { draftBoards } from './draft-boards.ts';
import { publishBoards } from './publish-boards.ts';

/** The demo's house specialist: answers every project that nobody has taken, a while after it began to wait. */
export const answerByHouse =
  (afterSeconds: number) =>
  async (ctx: Ctx): Promise<void> => {
    const since = new Date(ctx.clock.now().getTime() - afterSeconds * 1000);
    for (const { surveyId, specialistId } of await projectsNobodyTook(ctx, since)) {
      const drafted = await draftBoards(ctx, { surveyId, specialistId });
      if (drafted.ok) await publishBoards(ctx, drafted.selection.id);
    }
  };
