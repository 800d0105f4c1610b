import type { Day } from '#core/promotion/index.ts';
import { inRouteOrder } from '#core/visit/index.ts';
import type { Ctx } from '../context.ts';
import { type StudioVisit, visitsOnDays } from './search-visits.ts';

export interface RouteOfDay {
  /** In the order to drive them. */
  stops: StudioVisit[];
  /** Everyone with a visit that day, by name. */
  representatives: string[];
}

/** The visits still to be made on a day, of one representative or of all. Empty for those who may not see visits. */
export async function routeOfDay(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { day, representative }: { day: Day; representative: string | undefined },
): Promise<RouteOfDay> {
  const visits = (await visitsOnDays(ctx, { first: day, last: day })).filter(({ state }) => state === 'scheduled');
  const names = new Set(visits.flatMap((visit) => visit.representative ?? []));
  return {
    stops: inRouteOrder(visits.filter((visit) => !representative || visit.representative === representative)),
    representatives: [...names].toSorted((one, other) => one.localeCompare(other, 'en-US')),
  };
}
