import { orderNumberKey } from '../../db/schema/order/order.ts';

/** The database refused an order because another goes by its number. */
export function isNumberTaken(problem: unknown): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === orderNumberKey;
}
