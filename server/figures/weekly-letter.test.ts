import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { boardsWords, promiseWeeklyLetters, weekToReport } from './weekly-letter.ts';

describe('the week a letter is about', () => {
  it('is the one that ended on Sunday, from Monday at seven on', () => {
    // November 16, 2026 is a Monday; Eastern time is five hours behind.
    expect(weekToReport(new Date('2026-11-16T12:01:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(weekToReport(new Date('2026-11-16T11:59:00Z'))).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(weekToReport(new Date('2026-11-22T23:00:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  });

  it('always has seven days, begins on a Monday and is over', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (now) => {
        const { from, to } = weekToReport(now);
        expect(addDays(from, 6)).toBe(to);
        expect(new Date(`${from}T12:00:00Z`).getUTCDay()).toBe(1);
        expect(to < easternDay(now)).toBe(true);
      }),
    );
  });
});

it('says how many boards went out, and how fast', () => {
  expect(boardsWords({ answered: 5, kept: 4, median: 29.2 })).toBe(
    '5, of which 4 on time. Half of all 5 went out within 30 hours.',
  );
  expect(boardsWords({ answered: 1, kept: 1, median: 29.2 })).toBe('1, on time. It went out within 30 hours.');
  expect(boardsWords({ answered: 0, kept: 0, median: null })).toBe('None');
});

describe('the letter about the week', () => {
  let shop: OrderShop;
  let admin: { email: string };
  let week: { from: string; to: string };
  const mailsTo = (email: string) => shop.ctx.sent.filter(({ to }) => to === email);

  beforeAll(async () => {
    shop = await openOrderShop();
    const made = await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' });
    admin = { email: made.email };
    const today = easternDay(shop.ctx.clock.now());
    week = { from: addDays(today, -3), to: addDays(today, 3) };
  });

  it('isn’t written about a week in which nothing happened', async () => {
    await promiseWeeklyLetters(shop.ctx, week);
    await shop.ctx.runEffects();
    expect(mailsTo(admin.email)).toEqual([]);
  });

  it('says what came in and what sold, to admins, once', async () => {
    const sofa = await newPiece(shop.ctx, { cents: 100_000 });
    const june = await shopper(shop, [{ recordId: sofa, quantity: 2 }]);
    await orderedFor(shop, june);
    await Promise.all([promiseWeeklyLetters(shop.ctx, week), promiseWeeklyLetters(shop.ctx, week)]);
    await promiseWeeklyLetters(shop.ctx, week);
    await shop.ctx.runEffects();
    const [mail, ...more] = mailsTo(admin.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your week at Hearthline: [A-Z]/);
    expect(mail?.text).toContain('Orders paid: 1 (the week before: 0)');
    expect(mail?.text).toMatch(/Came in, after refunds: \$2,\d{3}\.\d\d \(the week before: \$0\.00\)/);
    expect(mail?.text).toContain('2 × Piece');
    expect(mail?.text).toContain('/studio/figures?period=30');
    const subjects = [june.person.email, shop.specialist.email].flatMap((email) => mailsTo(email));
    expect(subjects.filter(({ subject }) => subject.startsWith('Your week'))).toEqual([]);
  });
});
