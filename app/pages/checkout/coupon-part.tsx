import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { text } from '#core/texts/index.ts';
import type { Quote } from '#server/order/quote-order.ts';
import styles from './checkout.module.css';
import type { AskCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface CouponPartProps {
  coupon: Quote['coupon'];
  ask: AskCheckout;
}

/** Opens where it is wanted: most people have no coupon. What was typed stays when it does not count. */
export function CouponPart({ coupon, ask }: CouponPartProps) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  async function apply() {
    if (pending || code.trim() === '') return;
    setPending(true);
    const answer = await ask({ act: 'quote' }, { coupon: code });
    const refused = answer?.quote?.coupon;
    setProblem(answer ? [refused?.problem, refused?.why].filter(Boolean).join(' ') : text('coupon.applyFailed'));
    setPending(false);
  }
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here means the coupon, not the payment.
    event.preventDefault();
    void apply();
  }

  if (coupon && !coupon.problem) {
    return (
      <Text size="small">
        {words.couponOn(coupon.code)}{' '}
        <TextButton soft onClick={() => ask({ act: 'quote' }, { coupon: null })}>
          {words.couponOff}
        </TextButton>
      </Text>
    );
  }
  if (!open) {
    return (
      <TextButton soft className={styles.couponAsk} onClick={() => setOpen(true)}>
        {words.couponAsk}
      </TextButton>
    );
  }
  return (
    <div className={styles.coupon}>
      <TextField
        ref={field}
        label={words.couponField}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
        onKeyDown={pressed}
        error={problem || undefined}
      />
      <Button kind="ghost" pending={pending} onClick={apply}>
        {words.couponGo}
      </Button>
    </div>
  );
}
