import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import styles from './promotion.module.css';
import { promotionWords as words } from './words.ts';

interface Days {
  firstDay: string;
  lastDay: string;
  paused: boolean;
}

interface OfferFormProps {
  given: Days | null | undefined;
  /** Why it wasn't saved. */
  answer: { problems: Partial<Record<keyof Days, string>>; message?: string } | undefined;
  /** A coupon may be valid forever; a promotion has dates. */
  daysOptional?: boolean;
  /** Fields specific to a coupon or a promotion. */
  children: ReactNode;
}

/** What coupons and promotions share: dates, and pausing. */
export function OfferForm({ given, answer, daysOptional = false, children }: OfferFormProps) {
  const { state } = useNavigation();
  const problems = answer?.problems ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) showFirstProblem(form.current);
  }, [answer]);
  const day = { type: 'date', hint: words.dayHint, optional: daysOptional };
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {children}
      <TextField
        {...day}
        label={words.firstDay}
        name="firstDay"
        defaultValue={given?.firstDay}
        error={problems.firstDay}
      />
      <TextField {...day} label={words.lastDay} name="lastDay" defaultValue={given?.lastDay} error={problems.lastDay} />
      <Checkbox name="paused" defaultChecked={given?.paused ?? false} className={styles.wide}>
        {words.pause}
      </Checkbox>
      <ActProblem problem={answer?.message} answer={answer} className={styles.wide} />
      <div className={styles.wide}>
        <Button type="submit" pending={state !== 'idle'}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
