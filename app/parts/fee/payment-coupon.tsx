import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useShowFirstProblem } from '#app/ui/notice/first-problem.ts';
import { text } from '#core/texts/index.ts';
import styles from './payment-step.module.css';
import type { AskPayment } from './use-payment-step.ts';
import { paymentWords as words } from './words.ts';

/** Collapsed by default, since most people have no coupon. A rejected code stays in the field. */
export function PaymentCoupon({ feeId, ask }: { feeId: string; ask: AskPayment }) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const showFirstProblem = useShowFirstProblem();

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    const answer = await ask({ act: 'coupon', feeId, code });
    setPending(false);
    const sentences = answer ? [answer.message, answer.why] : [text('coupon.applyFailed')];
    setProblem(answer?.ok ? null : sentences.filter(Boolean).join(' '));
    if (!answer?.ok) showFirstProblem(form);
  }

  if (!open) return <TextButton onClick={() => setOpen(true)}>{words.couponAsk}</TextButton>;
  return (
    <form onSubmit={apply} noValidate className={styles.coupon}>
      <TextField
        ref={field}
        label={words.couponField}
        optional
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem}
      />
      <Button type="submit" kind="ghost" pending={pending}>
        {words.couponGo}
      </Button>
    </form>
  );
}
