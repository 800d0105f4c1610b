import { specialistFor } from '#core/project/index.ts';
import { listSpecialists } from '../account/staff/list-specialists.ts';
import type { Ctx } from '../context.ts';
import { specialistOfSurveys, waitingBySpecialist } from './store.ts';

/** Whose a project becomes: one specialist for all rooms of a fee, else the one for whom the fewest wait. */
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
