import { expect, test } from 'vitest';
import { type DueLine, dueFromMaker } from './index.ts';

const line = (given: Partial<DueLine> = {}): DueLine => ({
  ...{ lineState: 'placed', cancelled: false, shipBy: '2026-12-03', shipDay: null },
  ...given,
});
const today = '2026-11-18';

test('an order that was sent waits for the maker’s word, by the first day it ships', () => {
  const lines = [line({ shipBy: '2026-12-09' }), line(), line({ shipBy: '2026-12-01', cancelled: true })];
  expect(dueFromMaker('sent', lines, today)).toEqual({ act: 'confirm', by: '2026-12-03', late: false });
});

test('a confirmed one ships on the day the maker named, or the one we asked for', () => {
  const confirmed = { lineState: 'confirmed' } as const;
  const lines = [line({ ...confirmed, shipDay: '2026-12-05' }), line({ ...confirmed, shipBy: '2026-12-07' })];
  expect(dueFromMaker('acknowledged', lines, today)).toEqual({ act: 'ship', by: '2026-12-05', late: false });
});

test('it’s late the day after, not on the day', () => {
  const lines = [line({ lineState: 'confirmed', shipDay: '2026-11-18' })];
  expect(dueFromMaker('acknowledged', lines, today)).toMatchObject({ late: false });
  expect(dueFromMaker('acknowledged', lines, '2026-11-19')).toMatchObject({ late: true });
});

test('pieces the maker can’t send, and those that have left, aren’t the maker’s turn', () => {
  expect(dueFromMaker('acknowledged', [line(), line({ lineState: 'shipped' })], today)).toEqual({ act: 'wait' });
});

test('nothing is due on an order that’s closed, not sent, or empty', () => {
  for (const state of ['waiting', 'shipped', 'cancelled'] as const) {
    expect(dueFromMaker(state, [line()], today)).toBeNull();
  }
  expect(dueFromMaker('sent', [line({ cancelled: true })], today)).toBeNull();
});

test('after a change, only what hasn’t left needs to be confirmed again', () => {
  const lines = [line({ lineState: 'shipped', shipBy: '2026-11-10' }), line({ lineState: 'confirmed' })];
  expect(dueFromMaker('sent', lines, today)).toEqual({ act: 'confirm', by: '2026-12-03', late: false });
});
