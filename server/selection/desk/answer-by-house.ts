import type { Ctx } from '../../context.ts';
import { projectsNobodyTook } from '../../project/projects-nobody-took.ts';
import { draftBoards } from './draft-boards.ts';
import { proposeAgain } from './propose-again.ts';
import { publishBoards } from './publish-boards.ts';

/** The demo's house specialist: answers every project that nobody has taken, a while after it began to wait. */
export const answerByHouse =
  (afterSeconds: number) =>
  async (ctx: Ctx): Promise<void> => {
    const since = new Date(ctx.clock.now().getTime() - afterSeconds * 1000);
    for (const { surveyId, specialistId } of await projectsNobodyTook(ctx, since)) {
      const drafted = await draftBoards(ctx, { surveyId, specialistId, noted: true });
      if (!drafted.ok) continue;
      const { id } = drafted.selection;
      const published = await publishBoards(ctx, id);
      if (published.ok || published.reason !== 'stopped') continue;
      // A piece sold out or was taken off sale since the draft was laid out.
      await proposeAgain(ctx, { selectionId: id, versions: null });
      await publishBoards(ctx, id);
    }
  };
