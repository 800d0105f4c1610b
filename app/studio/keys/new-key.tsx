import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { type ApiKeyDays, apiKeyRules, apiKeyScopes } from '#core/account/index.ts';
import styles from './keys.module.css';
import { words } from './words.ts';

export interface KeyForm {
  name: string;
  scopes: string[];
  lastDay: string;
  callsPerMinute: string;
}

/** What the page's actions return: the new key, or the form and why it was refused. */
export interface KeyAnswer {
  key?: string;
  form?: KeyForm;
  problems?: Partial<Record<keyof KeyForm, string>>;
  refused?: string;
}

interface NewKeyProps {
  days: ApiKeyDays & { usual: string };
  answer: KeyAnswer | undefined;
}

export function NewKey({ days, answer }: NewKeyProps) {
  const typed = answer?.form;
  const problems = answer?.problems ?? {};
  const [scopes, setScopes] = useState(typed?.scopes ?? []);
  const form = useRef<HTMLFormElement>(null);
  const making = useNavigation().formData?.has('name') ?? false;
  useEffect(() => {
    if (answer?.problems) showFirstProblem(form.current);
  }, [answer]);
  return (
    <Form method="post" className={styles.make} noValidate aria-label={words.make} ref={form}>
      <TextField
        label={words.name}
        name="name"
        maxLength={apiKeyRules.longestName}
        hint={words.nameHint}
        defaultValue={typed?.name}
        error={problems.name}
        className={styles.wide}
        required
      />
      <div className={styles.wide}>
        <CheckboxGroup
          label={words.scopes}
          name="scopes"
          value={scopes}
          onChange={setScopes}
          options={apiKeyScopes.map((scope) => ({ value: scope, ...words.calls[scope] }))}
          error={problems.scopes}
          required
        />
      </div>
      <TextField
        label={words.lastDay}
        name="lastDay"
        type="date"
        min={days.first}
        max={days.last}
        hint={words.lastDayHint}
        defaultValue={typed?.lastDay ?? days.usual}
        error={problems.lastDay}
        required
      />
      <TextField
        label={words.callsPerMinute}
        name="callsPerMinute"
        inputMode="numeric"
        hint={words.callsHint}
        defaultValue={typed?.callsPerMinute ?? String(apiKeyRules.usualCallsPerMinute)}
        error={problems.callsPerMinute}
        required
      />
      <div className={styles.wide}>
        <ActProblem problem={answer?.refused} answer={answer} />
        <Button type="submit" small pending={making}>
          {words.make}
        </Button>
      </div>
    </Form>
  );
}
