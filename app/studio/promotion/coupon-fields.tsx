import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type CouponForm, couponScopes } from '#core/promotion/index.ts';
import type { CouponAnswer } from './coupon.route.tsx';
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
  const { state } = useNavigation();
  const problems = answer?.problems ?? {};
  return (
    <Form method="post" className={styles.form} noValidate>
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
        label={saves === 'percent' ? words.percentValue : words.amountValue}
        name="value"
        inputMode="decimal"
        defaultValue={given?.value}
        error={problems.value}
      />
      <Select
        label={words.scope}
        name="scope"
        value={scope}
        onChange={setScope}
        options={couponScopes.map((value) => ({ value, label: words.scopes[value] }))}
        error={problems.scope}
      />
      <TextField
        label={words.minimum}
        name="minimum"
        inputMode="decimal"
        optional
        defaultValue={given?.minimum}
        error={problems.minimum}
      />
      <TextField
        label={words.firstDay}
        name="firstDay"
        type="date"
        optional
        hint={words.dayHint}
        defaultValue={given?.firstDay}
        error={problems.firstDay}
      />
      <TextField
        label={words.lastDay}
        name="lastDay"
        type="date"
        optional
        hint={words.dayHint}
        defaultValue={given?.lastDay}
        error={problems.lastDay}
      />
      <TextField
        label={words.limit}
        name="limit"
        inputMode="numeric"
        optional
        hint={words.noBound}
        defaultValue={given?.limit}
        error={problems.limit}
      />
      <TextField
        label={words.limitPerCustomer}
        name="limitPerCustomer"
        inputMode="numeric"
        optional
        hint={words.noBound}
        defaultValue={given?.limitPerCustomer}
        error={problems.limitPerCustomer}
      />
      <Checkbox name="paused" defaultChecked={given?.paused ?? false} className={styles.wide}>
        {words.pause}
      </Checkbox>
      {answer?.message && (
        <Text size="small" tone="tight" role="alert" className={styles.wide}>
          {answer.message}
        </Text>
      )}
      <div className={styles.wide}>
        <Button type="submit" pending={state !== 'idle'}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
