import { and, asc, count, eq, getTableColumns, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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
  /** An app or a passkey. */
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

export interface PeopleListed extends PageOf<Person> {
  /** The caller decides who's an admin or owner. */
  choosesAdmins: boolean;
}

const hasPasskey = sql<boolean>`exists (select from passkey k where k.account_id = account.id)`;

/** Accounts, for an admin. */
export async function listPeople(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { words, role, disabled, page }: PeopleQuestion,
): Promise<PeopleListed> {
  const allowed = authorise(ctx.actor, 'people.view');
  if (!allowed.ok) return { rows: [], total: 0, page, choosesAdmins: false };
  const like = anywhere(words);
  const asked = and(
    isNull(account.deletedAt),
    inArray(account.role, role ? [role] : [...staffRoles]),
    disabled === undefined ? undefined : disabled ? isNotNull(account.disabledAt) : isNull(account.disabledAt),
    words === '' ? undefined : or(ilike(account.name, like), ilike(account.email, like), eq(account.id, words)),
  );
  const owners = sql<number>`(select count(*) from account o
    where o.role = 'owner' and o.deleted_at is null and o.disabled_at is null)`.mapWith(Number);
  const { limit, offset } = bounds(page);
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(account), hasPasskey })
      .from(account)
      .where(asked)
      .orderBy(asc(account.name), asc(account.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count(), owners }).from(account).where(asked),
  ]);
  const people = rows.map(({ id, name, email, role: has, twoFactorEnabled, hasPasskey: key, disabledAt }) => ({
    ...{ id, name, email, role: has, secondFactor: twoFactorEnabled || key, disabled: disabledAt !== null },
  }));
  const { total = 0, owners: many = 0 } = all ?? {};
  return { rows: people, total, page, choosesAdmins: mayDecideOn(allowed.account.role, many, ['admin']) };
}
