import { freshName } from '#app/ui/fresh-name.ts';
import type { ReadCard } from '../card/card-entry.ts';
import type { CardResult } from '../card/card-form-types.ts';
import { unknownOutcome } from '../outcome.ts';

export interface SandboxPayment {
  apiBase: string;
  publishableKey: string;
  clientSecret: string;
  returnUrl: string;
}

export type SandboxCard = { kind: 'saved'; id: string } | { kind: 'new'; save: boolean; card: ReadCard };

export type SandboxAnswer = CardResult | { ok: false; type: 'redirect'; url: string };

interface IntentAnswer {
  status?: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  error?: { type: string; message: string; payment_intent?: { status?: string } };
}

/** Like Stripe.js: every retry uses the same idempotency key, so the card is charged once. */
const tries = 3;

export async function confirmInSandbox(payment: SandboxPayment, card: SandboxCard): Promise<SandboxAnswer> {
  const body = confirmForm(payment, card);
  const headers = { 'Idempotency-Key': freshName() };
  for (let attempt = 0; attempt < tries; attempt++) {
    const answer = await ask(`${intentUrl(payment)}/confirm`, { method: 'POST', headers, body });
    if (answer) return readAnswer(answer);
  }
  const status = await statusOf(payment);
  // An open payment proves nothing: the call may still be in progress.
  return isPaid(status) ? { ok: true, status } : unknownOutcome;
}

/** The payment's status when the answer was lost or the customer came back without one. Null if unknown. */
export async function statusOf(payment: SandboxPayment): Promise<string | null> {
  const query = new URLSearchParams({ key: payment.publishableKey, client_secret: payment.clientSecret });
  return (await ask(`${intentUrl(payment)}?${query}`, {}))?.status ?? null;
}

export const isPaid = (status: string | null | undefined): status is 'succeeded' | 'processing' =>
  status === 'succeeded' || status === 'processing';

function readAnswer({ status, next_action, error }: IntentAnswer): SandboxAnswer {
  const now = error ? error.payment_intent?.status : status;
  // Already paid in another tab counts as paid.
  if (isPaid(now)) return { ok: true, status: now };
  if (error) return { ok: false, type: error.type, message: error.message };
  const url = next_action?.redirect_to_url?.url;
  return now === 'requires_action' && url ? { ok: false, type: 'redirect', url } : unknownOutcome;
}

function confirmForm(
  { publishableKey, clientSecret, returnUrl }: SandboxPayment,
  chosen: SandboxCard,
): URLSearchParams {
  const form = new URLSearchParams({ key: publishableKey, client_secret: clientSecret, return_url: returnUrl });
  if (chosen.kind === 'saved') {
    form.set('payment_method', chosen.id);
    return form;
  }
  const { number, month, year, code, zip } = chosen.card;
  form.set('payment_method_data[type]', 'card');
  form.set('payment_method_data[card][number]', number);
  form.set('payment_method_data[card][exp_month]', String(month));
  form.set('payment_method_data[card][exp_year]', String(year));
  form.set('payment_method_data[card][cvc]', code);
  form.set('payment_method_data[billing_details][address][postal_code]', zip);
  if (chosen.save) form.set('setup_future_usage', 'on_session');
  return form;
}

/** Null if there was no answer, or one that doesn't say what happened. */
async function ask(url: string, request: RequestInit): Promise<IntentAnswer | null> {
  try {
    const answer = await fetch(url, { ...request, credentials: 'omit' });
    return answer.status >= 500 || answer.status === 409 ? null : await answer.json();
  } catch {
    return null;
  }
}

function intentUrl({ apiBase, clientSecret }: SandboxPayment): string {
  const [id = ''] = clientSecret.split('_secret_');
  return `${apiBase}/v1/payment_intents/${encodeURIComponent(id)}`;
}
