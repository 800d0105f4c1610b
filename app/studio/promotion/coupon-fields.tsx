import { useState } from 'react';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { type CouponForm, couponScopes } from '#core/promotion/index.ts';
import type { CouponAnswer } from './coupon.route.tsx';
import { OfferForm } from './offer-form.tsx';
import styles from './promotion.module.css';
import { promotionWords as words } from './words.ts';

interface CouponFieldsProps {
  given: CouponForm | undefined;
  isNew: boolean;
  answer: CouponAnswer | undefined;
}

export function CouponFields({ given, isNew, answer }: CouponFieldsProps) {
  const [scope, setScope] = useState(given?.scope ?? 'furniture');
  const [saves, setSaves] = useState(given?.saves ?? 'percent');
  const problems = answer?.problems ?? {};
  const text = (name: 'value' | 'minimum' | 'limit' | 'limitPerCustomer') => ({
    name,
    defaultValue: given?.[name],
    error: problems[name],
  });
  return (
    <OfferForm given={given} answer={answer} daysOptional>
      {isNew && (
        <TextField
          label={words.code}
          name="code"
          hint={words.codeHint}
          defaultValue={given?.code}
          error={problems.code}
          autoComplete="off"
          autoCapitalize="characters"
          className={styles.wide}
        />
      )}
      <Select
        label={words.saves}
        name="saves"
        value={saves}
        onChange={setSaves}
        options={(['percent', 'amount'] as const).map((kind) => ({ value: kind, label: words.savesKinds[kind] }))}
      />
      <TextField
        {...text('value')}
        label={saves === 'percent' ? words.percentValue : words.amountValue}
        inputMode="decimal"
      />
      <Select
        label={words.scope}
        name="scope"
        value={scope}
        onChange={setScope}
        options={couponScopes.map((value) => ({ value, label: words.scopes[value] }))}
        error={problems.scope}
      />
      <TextField {...text('minimum')} label={words.minimum} inputMode="decimal" optional />
      <TextField {...text('limit')} label={words.limit} inputMode="numeric" optional hint={words.noBound} />
      <TextField
        {...text('limitPerCustomer')}
        label={words.limitPerCustomer}
        inputMode="numeric"
        optional
        hint={words.noBound}
      />
    </OfferForm>
  );
}
