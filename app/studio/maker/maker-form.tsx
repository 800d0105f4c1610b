import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import { type MakerForm as Given, type MakerProblems, makerLimits, payTerms } from '#core/maker/index.ts';
import styles from './maker.module.css';
import { makerWords as words } from './words.ts';

export interface TermsAnswer {
  ok: boolean;
  message: string;
  form: Given;
  problems: MakerProblems;
}

interface MakerFormProps {
  given: Given;
  revision: number;
  answer: TermsAnswer | undefined;
}

/** What was agreed with a maker, for an admin to change. */
export function MakerForm({ given, revision, answer }: MakerFormProps) {
  const pending = useNavigation().formMethod === 'POST';
  const shown = answer && !answer.ok ? answer.form : given;
  const problems = answer?.problems ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.ok === false) showFirstProblem(form.current);
  }, [answer]);
  const [pays, setPays] = useState(shown.pays);
  const text = (name: keyof Given) => ({ name, defaultValue: shown[name], error: problems[name] });
  return (
    <Form ref={form} method="post" noValidate className={styles.form} aria-label={words.terms}>
      <input type="hidden" name="revision" value={revision} />
      <TextField {...text('contactName')} label={words.contactName} autoComplete="off" optional />
      <TextField {...text('email')} label={words.email} type="email" autoComplete="off" optional />
      <TextField {...text('phone')} label={words.phone} type="tel" autoComplete="off" optional />
      <TextField
        {...text('leadTimeDays')}
        label={words.leadTimeDays}
        hint={words.leadTimeHint}
        inputMode="numeric"
        optional
      />
      <Select
        label={words.pays}
        name="pays"
        value={pays}
        onChange={setPays}
        options={payTerms.map((value) => ({ value, label: words.payTerms[value] }))}
        error={problems.pays}
      />
      {pays === 'commission' && (
        <TextField {...text('commissionPercent')} label={words.commission} inputMode="numeric" />
      )}
      <TextArea
        {...text('shippingTerms')}
        label={words.shippingTerms}
        maxLength={makerLimits.terms}
        optional
        className={styles.wide}
      />
      <TextArea
        {...text('returnTerms')}
        label={words.returnTerms}
        maxLength={makerLimits.terms}
        optional
        className={styles.wide}
      />
      <TextArea
        {...text('holidays')}
        label={words.holidays}
        hint={words.holidaysHint}
        optional
        className={styles.wide}
      />
      {answer?.ok && (
        <Text size="small" tone="soft" role="status" className={styles.wide}>
          {answer.message}
        </Text>
      )}
      <ActProblem problem={answer?.ok === false ? answer.message : null} answer={answer} className={styles.wide} />
      <div className={styles.wide}>
        <Button type="submit" name="act" value="save" pending={pending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
