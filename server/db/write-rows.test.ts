import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { openDatabase } from './database.ts';
import { outbox } from './schema/index.ts';
import { insertNewRows, insertRow, insertRows, updateRow } from './write-rows.ts';

const { url } = await createTestDatabase();
const { db, close } = openDatabase(url, { connections: 1 });
afterAll(close);

const noon = new Date('2026-03-01T12:00:00.000Z');
const kind = 'test';
const rows = () => db.select().from(outbox).orderBy(asc(outbox.id));

test('what is given is written, null is null, and what is not given is the column’s default', async () => {
  await insertRows(db, outbox, []);
  for (let time = 0; time < 3; time++) {
    await insertRows(db, outbox, [
      { id: `a${time}`, kind, payload: { list: [time, 'x'], nothing: null }, dueAt: noon, lastError: null },
      { id: `b${time}`, kind, payload: {}, onceKey: `once ${time}`, attempts: time },
    ]);
  }
  const written = await rows();
  expect(written).toHaveLength(6);
  expect(written[2]).toMatchObject({
    ...{ id: 'a2', payload: { list: [2, 'x'], nothing: null }, dueAt: noon, lastError: null, onceKey: null },
    ...{ attempts: 0, doneAt: null },
  });
  expect(written[5]).toMatchObject({ id: 'b2', onceKey: 'once 2', attempts: 2 });
  expect(written[5]?.dueAt).toEqual(written[5]?.createdAt);
});

test('one row comes back whole; an undefined value is none', async () => {
  const made = await insertRow(db, outbox, { id: 'c', kind, payload: { a: 1 }, attempts: undefined });
  expect(made).toEqual((await rows()).find(({ id }) => id === 'c'));
  await expect(insertRow(db, outbox, { id: 'c', kind, payload: {} })).rejects.toThrow();
});

test('of rows that are there already none is written twice', async () => {
  const given = ['once 0', 'once new'].map((onceKey, at) => ({ id: `d${at}`, kind, payload: {}, onceKey }));
  expect(await insertNewRows(db, outbox, given)).toEqual(new Set(['d1']));
  expect(await insertNewRows(db, outbox, given)).toEqual(new Set());
});

test('a change changes what it names, to null too, and no other row', async () => {
  const before = await rows();
  await updateRow(db, outbox, 'a0', { doneAt: noon, payload: { done: [true] }, lastError: 'gone' });
  await updateRow(db, outbox, 'a0', { doneAt: null, payload: { done: [] }, lastError: null });
  await updateRow(db, outbox, 'a0', { doneAt: noon, payload: { done: [false] }, lastError: 'again' });
  const changed = { doneAt: noon, payload: { done: [false] }, lastError: 'again' };
  expect(await rows()).toEqual(before.map((row) => (row.id === 'a0' ? { ...row, ...changed } : row)));
});

test('more shapes than are kept are still written', async () => {
  const some = { onceKey: 'key', dueAt: noon, attempts: 7, lastError: 'why', failedAt: noon, doneAt: noon };
  const names = Object.keys(some) as (keyof typeof some)[];
  const shapes = Array.from({ length: 3 ** names.length }, (_, shape) =>
    names.map((name, at) => ({ name, sign: Math.floor(shape / 3 ** at) % 3 })),
  ).filter((shape) => shape.every(({ name, sign }) => sign !== 2 || !['dueAt', 'attempts'].includes(name)));
  expect(shapes.length).toBeGreaterThan(200);
  for (const [number, shape] of shapes.entries()) {
    const given = Object.fromEntries(
      shape.flatMap(({ name, sign }) => (sign === 0 ? [] : [[name, sign === 1 ? some[name] : null]])),
    );
    const [row] = [await insertRow(db, outbox, { id: `e${number}`, kind: `shape ${number}`, payload: {}, ...given })];
    expect(row).toMatchObject(given);
  }
});
