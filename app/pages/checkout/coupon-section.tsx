import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Text } from '#app/ui/type/text.tsx';
import { text } from '#core/texts/index.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import styles from './checkout.module.css';
import type { AskCheckout } from './use-checkout.ts';
import { checkoutWords as words } from './words.ts';

interface CouponPartProps {
  coupon: Quote['coupon'];
  ask: AskCheckout;
}

/** Collapsed by default, since most people have no coupon. A rejected code stays in the field. */
export function CouponSection({ coupon, ask }: CouponPartProps) {
  const [seen, setSeen] = useState<Quote['coupon']>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(false);
  // This spot holds the field or one of two buttons, and each takes over the focus from the one before.
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLElement>();
  const isOn = coupon !== null && !coupon.problem;

  if (coupon !== seen) {
    setSeen(coupon);
    if (coupon?.problem) {
      // The customer didn't just type it: it was applied before, or came with the order already started.
      const ended = code === '' || (seen !== null && !seen.problem);
      setProblem([ended && words.couponEnded(coupon.code), coupon.problem, coupon.why].filter(Boolean).join(' '));
      if (ended) setCode(coupon.code);
      setOpen(true);
    } else if (coupon) setProblem(null);
  }

  useEffect(() => {
    if (open && asked.current) rest.current?.focus();
  }, [open, rest]);

  function begin() {
    asked.current = true;
    setOpen(true);
  }
  async function change(given: string | null) {
    if (pending) return;
    setPending(true);
    const answer = await ask({ act: 'quote' }, { coupon: given });
    if (!answer && given !== null) setProblem(text('coupon.applyFailed'));
    setPending(false);
  }
  const apply = () => {
    if (code.trim() !== '') void change(code);
  };
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter here applies the coupon instead of paying.
    event.preventDefault();
    apply();
  }
  const take = (element: HTMLElement | null) => {
    rest.current = element;
  };

  return (
    <div ref={place} role="status" aria-atomic="false" className={styles.couponPart}>
      {isOn && (
        <Text size="small">
          {words.couponOn(coupon.code)}{' '}
          <TextButton soft ref={take} aria-busy={pending} onClick={() => change(null)}>
            {words.couponOff}
          </TextButton>
        </Text>
      )}
      {!isOn && !open && (
        <TextButton soft ref={take} className={styles.couponAsk} onClick={begin}>
          {words.couponAsk}
        </TextButton>
      )}
      {!isOn && open && (
        <div className={styles.coupon}>
          <TextField
            ref={take}
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
      )}
    </div>
  );
}
