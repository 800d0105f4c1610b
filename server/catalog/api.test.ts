import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { furnitureSchema, publicFurnitureSchema, staffOnlyFields } from '#core/catalog/index.ts';
import { createTestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { visitorActor } from '../context.ts';
import { furniture } from '../db/schema/index.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { catalogApi } from './api.ts';

const ctx = await createTestContext(await createStockedDatabase());
const all = await ctx.db.select().from(furniture);

const app = new Hono<HttpEnvironment>();
app.onError(answerError);
app.use(async (context, next) => {
  context.set('ctx', ctx.as(visitorActor));
  await next();
});
app.route('/furniture', catalogApi());

interface Listed {
  items: { recordId: string; name: string; itemType: string[]; style: string[] | null }[];
  total: number;
}
const list = async (search: string) => (await (await app.request(`/furniture${search}`)).json()) as Listed;

describe('/api/furniture', () => {
  it('tells a visitor what the catalog has, page by page, in the public shape', async () => {
    const { items, total } = await list('?limit=5&page=2');
    expect(total).toBe(all.filter(({ active }) => active).length);
    const [first] = (await list('?limit=6')).items.slice(5);
    expect(items[0]?.recordId).toBe(first?.recordId);
    for (const item of items) {
      expect(publicFurnitureSchema.safeParse(item).error).toBeUndefined();
      expect(furnitureSchema.safeParse(item).success).toBe(false);
      for (const field of staffOnlyFields) expect(item).not.toHaveProperty(field);
    }
  });

  it('§9 shows no customer the test item with 10,000 shipping and free white glove', async () => {
    const tests = all.filter(({ recordId }) => recordId === 'rec-test-item');
    expect(tests).toMatchObject([{ active: false }]);
    const { total } = await list('?limit=1');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, at) => list(`?limit=100&page=${at + 1}`)),
    );
    const listed = pages.flatMap(({ items }) => items.map(({ recordId }) => recordId));
    expect(listed).toHaveLength(total);
    expect(listed).not.toContain('rec-test-item');
    expect(await list('?q=test%20item')).toEqual({ items: [], total: 0 });
  });

  it('narrows by room, kind, style and words', async () => {
    const sofas = await list('?room=Living%20Room&kind=sofa&style=draper&limit=100');
    expect(sofas.total).toBeGreaterThan(0);
    for (const { itemType, style } of sofas.items) {
      expect(itemType).toEqual(['Sofa']);
      expect(style).toContain('Draper');
    }
    const found = await list('?q=alder%20sage');
    expect(found.items.map(({ recordId }) => recordId)).toEqual(['rec-alder-sofa-sage']);
    expect(await list('?q=no%20such%20words%20anywhere')).toEqual({ items: [], total: 0 });
  });

  it('refuses what it does not know, in words', async () => {
    for (const search of ['?room=cellar', '?kind=throne', '?style=baroque', '?page=0', '?limit=1000', '?limit=x']) {
      const answer = await app.request(`/furniture${search}`);
      expect([search, answer.status]).toEqual([search, 400]);
      expect(await answer.json()).toMatchObject({ error: { code: 'invalid' } });
    }
  });

  it('tells one piece with addresses that lead here, and knows no other', async () => {
    const answer = await app.request('/furniture/rec-alder-sofa-sage');
    const body = (await answer.json()) as { images: { front: { url: string }[] } };
    expect(publicFurnitureSchema.safeParse(body).error).toBeUndefined();
    expect(body.images.front[0]?.url).toMatch(/^http:\/\/hearthline\.test\/image\/w_\d+\/furniture\//);
    for (const id of ['rec-nobody', '..', `${'x'.repeat(200)}`]) {
      expect((await app.request(`/furniture/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });
});
