import { specialistFor } from '#core/project/index.ts';
import { listSpecialists } from '../../account/staff/list-specialists.ts';
import type { Ctx } from '../../context.ts';
import { specialistOfSurveys, waitingBySpecialist } from '../store.ts';

/** Chooses a specialist: the same one for all rooms of a fee, otherwise the one with the fewest waiting projects. */
export async function chooseSpecialist(
  ctx: Pick<Ctx, 'db'>,
  { ofSameFee }: { ofSameFee: readonly string[] },
): Promise<string | null> {
  const [specialists, waiting, same] = [
    await listSpecialists(ctx),
    await waitingBySpecialist(ctx.db),
    await specialistOfSurveys(ctx.db, ofSameFee),
  ];
  const loads = specialists.map(({ id }) => ({ id, waiting: waiting.get(id) ?? 0 }));
  return specialistFor(loads, same);
}
