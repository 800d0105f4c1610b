import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { type AccountRole, mayDecideOn, staffRoles } from '#core/account/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { anywhere, bounds, type Page, type PageOf } from '../../db/page.ts';
import { account } from '../../db/schema/index.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: AccountRole;
  secondFactor: boolean;
  disabled: boolean;
}

export interface PeopleQuestion {
  words: string;
  /** Defaults to all staff. */
  role: AccountRole | undefined;
  disabled: boolean | undefined;
  page: Page;
}

/** Accounts, for an admin. */
export async function listPeople(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { words, role, disabled, page }: PeopleQuestion,
): Promise<PageOf<Person>> {
  if (!authorise(ctx.actor, 'people.view').ok) return { rows: [], total: 0, page };
  const like = anywhere(words);
  const asked = and(
    isNull(account.deletedAt),
    inArray(account.role, role ? [role] : [...staffRoles]),
    disabled === undefined ? undefined : disabled ? isNotNull(account.disabledAt) : isNull(account.disabledAt),
    words === '' ? undefined : or(ilike(account.name, like), ilike(account.email, like), eq(account.id, words)),
  );
  const { limit, offset } = bounds(page);
  const [rows, [all]] = await Promise.all([
    ctx.db.select().from(account).where(asked).orderBy(asc(account.name), asc(account.id)).limit(limit).offset(offset),
    ctx.db.select({ total: count() }).from(account).where(asked),
  ]);
  const people = rows.map(({ id, name, email, role: has, twoFactorEnabled, disabledAt }) => ({
    ...{ id, name, email, role: has, secondFactor: twoFactorEnabled, disabled: disabledAt !== null },
  }));
  return { rows: people, total: all?.total ?? 0, page };
}

/** Whether the caller decides who's an admin or owner. */
export async function choosesAdmins(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<boolean> {
  const allowed = authorise(ctx.actor, 'people.view');
  if (!allowed.ok) return false;
  const inCharge = and(eq(account.role, 'owner'), isNull(account.deletedAt), isNull(account.disabledAt));
  return mayDecideOn(allowed.account.role, await ctx.db.$count(account, inCharge), ['admin']);
}
