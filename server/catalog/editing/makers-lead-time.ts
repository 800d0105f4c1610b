import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { maker } from '../../db/schema/index.ts';

type Cells = Readonly<Record<string, string>>;

/** The form's values, with the maker's lead time where the piece's own was left empty and we know the maker's. */
export async function withMakersLeadTime({ db }: Pick<Ctx, 'db'>, cells: Cells): Promise<Cells> {
  if ((cells.leadTimeDays ?? '').trim() !== '') return cells;
  const name = (cells['vendor.name'] ?? '').trim();
  const [found] = await db.select({ days: maker.leadTimeDays }).from(maker).where(eq(maker.name, name)).limit(1);
  return typeof found?.days === 'number' ? { ...cells, leadTimeDays: String(found.days) } : cells;
}
