import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { promiseWeeklyLetters } from './weekly-letter.ts';

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

  it('goes to the owner alone, once the shop has one', async () => {
    const owner = await createAccount(shop.ctx, { role: 'owner', firstName: 'Greta' });
    const later = { from: addDays(week.from, -1), to: week.to };
    await promiseWeeklyLetters(shop.ctx, later);
    await shop.ctx.runEffects();
    expect(mailsTo(owner.email)).toHaveLength(1);
    expect(mailsTo(admin.email)).toHaveLength(1);
  });
});
