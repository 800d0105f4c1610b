import { describe, expect, test } from 'vitest';
import type { CardFormHandle, OpenedPayment } from './card-form-types.ts';
import { lateCard } from './late-card.ts';

const opened: OpenedPayment = { clientSecret: 'pi_1_secret_1', returnUrl: 'https://shop.test/' };

/** A form as the page's card stands at some moment. */
function form(name: string, asked: unknown[]): CardFormHandle {
  return {
    async check() {
      asked.push([name, 'check']);
      return { ok: true };
    },
    async confirm(payment) {
      asked.push([name, 'confirm', payment]);
      return { ok: true, status: 'succeeded' };
    },
  };
}

describe('a card form that is on its way', () => {
  test('is asked once it is there, and what it says comes back', async () => {
    const asked: unknown[] = [];
    const card = lateCard();
    const [checked, paid] = [card.check(), card.confirm(opened)];
    await Promise.resolve();
    expect(asked).toEqual([]);
    card.ref(form('first', asked));
    expect(await checked).toEqual({ ok: true });
    expect(await paid).toEqual({ ok: true, status: 'succeeded' });
    expect(asked).toEqual([
      ['first', 'check'],
      ['first', 'confirm', opened],
    ]);
  });

  test('is asked as it stands now: another card chosen since is the one that pays', async () => {
    const asked: unknown[] = [];
    const card = lateCard();
    card.ref(form('kept card', asked));
    await card.check();
    card.ref(null);
    const paid = card.confirm(opened);
    card.ref(form('new card', asked));
    await paid;
    expect(asked).toEqual([
      ['kept card', 'check'],
      ['new card', 'confirm', opened],
    ]);
  });

  test('waits again where it went away before anything was asked', async () => {
    const asked: unknown[] = [];
    const card = lateCard();
    card.ref(form('gone', asked));
    card.ref(null);
    const checked = card.check();
    await Promise.resolve();
    expect(asked).toEqual([]);
    card.ref(form('back', asked));
    await checked;
    expect(asked).toEqual([['back', 'check']]);
  });
});
