import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { didNothing } from '../outcome.ts';
import type { CardFormHandle, OpenedPayment } from './card-form-types.ts';
import { cardTexts } from './card-texts.ts';
import { deferredCardForm, patienceMs } from './deferred-card-form.ts';

const opened: OpenedPayment = { clientSecret: 'pi_1_secret_1', returnUrl: 'https://shop.test/' };

/** A stand-in for the card form. */
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a card form that is on its way', () => {
  test('is asked once it is there, and what it says comes back', async () => {
    const asked: unknown[] = [];
    const { handle, ref } = deferredCardForm();
    const [checked, paid] = [handle.check(), handle.confirm(opened)];
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(asked).toEqual([]);
    ref(form('first', asked));
    expect(await checked).toEqual({ ok: true });
    expect(await paid).toEqual({ ok: true, status: 'succeeded' });
    expect(asked).toEqual([
      ['first', 'check'],
      ['first', 'confirm', opened],
    ]);
  });

  test('is asked as it is now: if another card was chosen since, that one pays', async () => {
    const asked: unknown[] = [];
    const { handle, ref } = deferredCardForm();
    ref(form('kept card', asked));
    await handle.check();
    ref(null);
    const paid = handle.confirm(opened);
    ref(form('new card', asked));
    await paid;
    expect(asked).toEqual([
      ['kept card', 'check'],
      ['new card', 'confirm', opened],
    ]);
  });

  test.each([
    ['did not come in time', () => vi.advanceTimersByTimeAsync(patienceMs), cardTexts.unavailable],
    ['went away', ({ end }: ReturnType<typeof deferredCardForm>) => end(), cardTexts.changed],
  ])('that %s hasn’t asked any card, and the caller is told', async (_, happen, message) => {
    const late = deferredCardForm();
    const [checked, paid] = [late.handle.check(), late.handle.confirm(opened)];
    await happen(late);
    expect(await checked).toMatchObject({ ok: false, message });
    const result = await paid;
    expect(result).toMatchObject({ ok: false, message });
    expect(!result.ok && didNothing(result.type)).toBe(true);
    // Too late for the earlier calls, in time for the next click.
    late.ref(form('back', []));
    expect(await late.handle.check()).toEqual({ ok: true });
  });

  test('that breaks gets an answer: nothing was charged if the card wasn’t asked yet, and unknown if it was', async () => {
    const { handle, ref } = deferredCardForm();
    const breaks = () => Promise.reject(new Error('not mounted'));
    ref({ check: breaks, confirm: breaks });
    const checked = await handle.check();
    expect(!checked.ok && didNothing(checked.type)).toBe(true);
    const paid = await handle.confirm(opened);
    expect(!paid.ok && didNothing(paid.type)).toBe(false);
  });
});
