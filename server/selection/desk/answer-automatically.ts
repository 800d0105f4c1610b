import type { Ctx } from '../../context.ts';
import { untakenProjects } from '../../project/untaken-projects.ts';
import { draftBoards } from './draft-boards.ts';
import { proposeAgain } from './propose-again.ts';
import { proposeBoards } from './propose-boards.ts';
import { publishBoards } from './publish/publish-boards.ts';

/** The demo's automatic specialist: answers every project no one has taken, some time after it started waiting. */
export const answerAutomatically =
  (afterSeconds: number) =>
  async (ctx: Ctx): Promise<void> => {
    const since = new Date(ctx.clock.now().getTime() - afterSeconds * 1000);
    for (const { surveyId, specialistId } of await untakenProjects(ctx, since)) {
      const drafted = await draftBoards(ctx, { surveyId, specialistId });
      if (!drafted.ok) continue;
      const { id } = drafted.selection;
      const published = await publishBoards(ctx, id, { byUs: true });
      if (published.ok || published.reason !== 'stopped') continue;
      // Without the main piece it's for a person to decide, unless one has come in since the draft was made.
      if (published.mainPieceMissing && !(await hasMainPieces(ctx, surveyId))) continue;
      // A piece sold out or was taken off sale after the draft was made.
      await proposeAgain(ctx, { selectionId: id, versions: null });
      await publishBoards(ctx, id, { byUs: true });
    }
  };

async function hasMainPieces(ctx: Ctx, surveyId: string): Promise<boolean> {
  const proposal = await proposeBoards(ctx, surveyId);
  return proposal !== null && [proposal.a, proposal.b].every(({ slots }) => slots[0]?.suggestion != null);
}
