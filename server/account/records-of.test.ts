import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountRole } from '#core/account/index.ts';
import { limits } from '#core/settings/index.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import { account, audit } from '../db/schema/index.ts';
import { composeHttp, shopOrigin, type TestHttp } from '../http/http.test-data.ts';
import { publishedFor } from '../selection/selection.test-data.ts';

type Signed = Awaited<ReturnType<TestHttp['signUp']>>;

let shop: TestHttp;
let june: Signed;
let theo: Signed;
let specialist: Signed;
let admin: Signed;
let surveyId: string;
/** A customer with published boards. */
let owner: { id: string; selectionId: string };

beforeAll(async () => {
  shop = await composeHttp();
  const signUp = async (name: string, role: AccountRole) => {
    const signed = await shop.signUp(`${name}@example.com`);
    await shop.ctx.db.update(account).set({ role }).where(eq(account.id, signed.id));
    return signed;
  };
  june = await signUp('june', 'customer');
  theo = await signUp('theo', 'customer');
  specialist = await signUp('sam', 'specialist');
  admin = await signUp('ada', 'admin');
  const survey = { responses: { type_of_furniture: 'bedroom', project_name: 'Upstairs' } };
  ({ id: surveyId } = (await call(june, 'POST', '/me/surveysData', survey)).body);
  await seedDemoCatalog(shop.ctx);
  const made = await publishedFor(shop.ctx);
  owner = { id: made.customer.id, selectionId: made.selection.id };
});

async function call(who: Signed | null, method: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Origin: shopOrigin, Cookie: who?.cookie ?? '' };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const answer = await shop.ask(`/api/users${path}`, { method, headers, ...sent });
  return { status: answer.status, body: await answer.json() };
}
const read = (who: Signed | null, path: string) => call(who, 'GET', path);

const paths = ['', '/surveysData', '/selections', '/orders', '/lineItems', '/chart'];

describe('§7 users/{uid}', () => {
  it.each(paths)('§7 users/{uid}%s answers its owner as /me does, and staff the same', async (path) => {
    const mine = await read(june, `/me${path}`);
    expect(mine.status).toBe(200);
    for (const who of [june, specialist, admin]) expect(await read(who, `/${june.id}${path}`)).toEqual(mine);
  });

  it('§7 one survey and one selection are read by their ids, each under its owner only', async () => {
    expect((await read(specialist, `/${june.id}/surveysData/${surveyId}`)).body).toMatchObject({ id: surveyId });
    const selection = `/selections/${owner.selectionId}`;
    expect((await read(specialist, `/${owner.id}${selection}`)).body).toMatchObject({ id: owner.selectionId });
    expect((await read(specialist, `/${owner.id}/selections`)).body).toMatchObject([{ id: owner.selectionId }]);
    expect((await read(specialist, `/${june.id}${selection}`)).status).toBe(404);
    expect((await read(specialist, `/me${selection}`)).status).toBe(404);
  });

  it('§7 a person writes to their own uid as to me', async () => {
    const changed = await call(june, 'PATCH', `/${june.id}`, { last_name: 'Tanaka' });
    expect(changed).toMatchObject({ status: 200, body: { last_name: 'Tanaka' } });
    const saved = await call(june, 'PATCH', `/${june.id}/surveysData/${surveyId}`, { responses: { boldness: 7 } });
    expect(saved).toMatchObject({ status: 200, body: { responses: { boldness: 7 } } });
  });

  it.each(paths)('§7 users/{uid}%s of another does not exist for a customer, and a visitor signs in', async (path) => {
    const nobody = await read(theo, `/account_000000000000000000000${path}`);
    expect(nobody.status).toBe(404);
    expect(await read(theo, `/${june.id}${path}`)).toEqual(nobody);
    for (const uid of ['me', june.id, 'nobody']) expect((await read(null, `/${uid}${path}`)).status).toBe(401);
  });

  it('attack 18: who asks for another’s records is written down, a few times an hour', async () => {
    const nia = await shop.signUp('nia@example.com');
    for (let turn = 0; turn < limits.refusalNoted[0].tries + 3; turn++) {
      expect((await read(nia, `/${june.id}/orders`)).status).toBe(404);
    }
    const refused = and(eq(audit.act, 'account.refused-access'), eq(audit.subjectId, nia.id));
    const rows = await shop.ctx.db.select().from(audit).where(refused);
    expect(rows).toHaveLength(limits.refusalNoted[0].tries);
    expect(rows[0]).toMatchObject({ actor: nia.id, detail: { capability: 'order.view-any' } });
    await read(nia, '/me/orders');
    expect(await shop.ctx.db.$count(audit, refused), 'one’s own are no refusal').toBe(limits.refusalNoted[0].tries);
  });

  it('§7 staff change nothing of a customer’s, and say who they are before what they send', async () => {
    const before = await read(june, '/me');
    const tries: [method: string, path: string][] = [
      ['PATCH', ''],
      ['POST', '/surveysData'],
      ['PATCH', `/surveysData/${surveyId}`],
      ['POST', `/surveysData/${surveyId}/submit`],
      ['PATCH', '/selections/selection_1'],
      ['POST', '/orders'],
    ];
    for (const [method, path] of tries) {
      const body = { last_name: 'X', responses: { project_name: 'Mine' } };
      const refused = await call(admin, method, `/${june.id}${path}`, body);
      expect([path, refused.status, refused.body.error.code]).toEqual([path, 403, 'read-only']);
      expect((await call(theo, method, `/${june.id}${path}`, body)).status, path).toBe(404);
      expect((await call(null, method, `/${june.id}${path}`, {})).status, path).toBe(401);
    }
    expect(await read(june, '/me')).toEqual(before);
    expect((await read(june, '/me/surveysData')).body).toMatchObject([{ inProgress: true }]);
    expect((await read(admin, '/me/surveysData')).body).toEqual([]);
  });

  it('§7 a colleague’s records are for admins, and a deleted account’s for no one', async () => {
    expect((await read(specialist, `/${admin.id}`)).status).toBe(404);
    expect((await read(admin, `/${specialist.id}`)).body).toMatchObject({ user_type: 'specialist' });
    const gone = await shop.signUp('gone@example.com');
    await shop.ctx.db.update(account).set({ deletedAt: shop.ctx.clock.now() }).where(eq(account.id, gone.id));
    expect((await read(admin, `/${gone.id}`)).status).toBe(404);
  });
});
