import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { stateAbbreviations, stateName } from '#core/places/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { type ExemptionProblems, longestCertificate } from '#core/tax/index.ts';
import type { ShownExemption } from '#server/tax/exemptions.ts';
import styles from './customer.module.css';
import { customerWords as words } from './words.ts';

interface ExemptionAnswer {
  ok: boolean;
  message: string;
  problems?: ExemptionProblems;
}

interface ExemptionsSectionProps {
  exemptions: readonly ShownExemption[];
  /** Today, in US Eastern time. */
  today: string;
  mayEdit: boolean;
}

/** The certificates that free a customer from sales tax, and the form for another one. */
export function ExemptionsSection({ exemptions, today, mayEdit }: ExemptionsSectionProps) {
  return (
    <ListSection id="exemptions" title={words.exemptions} hint={words.exemptionsHint}>
      {exemptions.length === 0 ? (
        <Text size="small">{words.noExemptions}</Text>
      ) : (
        <ul className={styles.exemptions}>
          {exemptions.map((one) => (
            <li key={one.id}>
              <Text size="small">{words.exemption(one.number, one.states.map(stateName), dayWords(one.until))}</Text>
              {one.until < today && (
                <Text size="small" tone="soft">
                  {words.exemptionOver}
                </Text>
              )}
              {mayEdit && <EndExemption id={one.id} number={one.number} />}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && <NewExemption />}
    </ListSection>
  );
}

function EndExemption({ id, number }: { id: string; number: string }) {
  const { Form, data, pending, problem } = useAct();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="end-exemption" />
      <input type="hidden" name="exemptionId" value={id} />
      <Button type="submit" small kind="ghost" pending={pending} aria-label={words.endExemptionNamed(number)}>
        {words.endExemption}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}

function NewExemption() {
  const [isOpen, setOpen] = useState(false);
  const { Form, data, pending, problem } = useAct<ExemptionAnswer>(() => setOpen(false));
  const problems = data?.problems ?? {};
  if (!isOpen) {
    return (
      <div>
        <Button small kind="ghost" onClick={() => setOpen(true)}>
          {words.addExemption}
        </Button>
      </div>
    );
  }
  return (
    <Form method="post" className={styles.exemption} noValidate aria-label={words.addExemption}>
      <input type="hidden" name="act" value="exempt" />
      <TextField
        label={words.certificate}
        name="number"
        maxLength={longestCertificate}
        autoComplete="off"
        error={problems.number}
      />
      <TextField label={words.validUntil} name="until" type="date" error={problems.until} />
      <fieldset className={styles.states}>
        <legend>{words.exemptIn}</legend>
        {problems.states && <ActProblem problem={problems.states} answer={data} />}
        <div className={styles.stateList}>
          {stateAbbreviations.map((state) => (
            <Checkbox key={state} name="states" value={state}>
              {stateName(state)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <ActProblem problem={problem} answer={data} />
      <div className={styles.acts}>
        <Button type="submit" small pending={pending}>
          {words.saveExemption}
        </Button>
        <Button small kind="ghost" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
