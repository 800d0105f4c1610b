import type { Ctx } from '../../context.ts';
import { projectsNobodyTook } from '../../project/projects-nobody-took.ts';
import { draftBoards } from './draft-boards.ts';
import { proposeAgain } from './propose-again.ts';
import { publishBoards } from './publish-boards.ts';

/** The demo's automatic specialist: answers every project no one has taken, some time after it started waiting. */
export const answerByHouse =
  (afterSeconds: number) =>
  async (ctx: Ctx): Promise<void> => {
    const since = new Date(ctx.clock.now().getTime() - afterSeconds * 1000);
    for (const { surveyId, specialistId } of await projectsNobodyTook(ctx, since)) {
      const drafted = await draftBoards(ctx, { surveyId, specialistId });
      if (!drafted.ok) continue;
      const { id } = drafted.selection;
      const published = await publishBoards(ctx, id, { byHouse: true });
      if (published.ok || published.reason !== 'stopped') continue;
      // A piece sold out or was taken off sale after the draft was made.
      await proposeAgain(ctx, { selectionId: id, versions: null });
      await publishBoards(ctx, id, { byHouse: true });
    }
  };
