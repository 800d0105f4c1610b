import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { styles as styleFacts, styleIds } from '#core/catalog/index.ts';
import type { PersonsWorkload } from '#server/project/queue/workloads.ts';
import { useWorkloadForm } from './use-workload-form.ts';
import { words } from './words.ts';
import styles from './workload.module.css';

export interface WorkloadAnswer {
  ok: boolean;
  message: string;
}

/** One colleague: what waits for them, how they keep the promise, and how much they take on. */
export function PersonWorkload({ person }: { person: PersonsWorkload }) {
  const { firstName, waiting, workload, awayToday, promise, editable } = person;
  const act = useAct<WorkloadAnswer>();
  const full = workload.most !== null && waiting >= workload.most;
  return (
    <li className={styles.person}>
      <div className={styles.facts}>
        <Title as="h2" size="small">
          {firstName}
        </Title>
        <p>{words.waiting(waiting, workload)}</p>
        {full && <p className={styles.presses}>{words.full}</p>}
        {awayToday && <p className={styles.presses}>{words.away}</p>}
        <p className={promise.missed > 0 ? styles.presses : styles.soft}>{words.promise(promise)}</p>
      </div>
      {editable ? (
        <WorkloadForm person={person} act={act} />
      ) : (
        <Text tone="soft">
          {[
            workload.styles.map((style) => styleFacts[style].name).join(', ') || words.anyStyle,
            words.nextOff(workload.daysOff) || words.noneOff,
          ].join(' · ')}
        </Text>
      )}
    </li>
  );
}

interface WorkloadFormProps {
  person: PersonsWorkload;
  act: ReturnType<typeof useAct<WorkloadAnswer>>;
}

function WorkloadForm({
  person: { id, firstName, workload },
  act: { Form, data, pending, problem },
}: WorkloadFormProps) {
  const { begun, rounds, changed, onType, onSend } = useWorkloadForm(workload, data);
  const times = [...begun.daysOff, { first: '', last: '' }];
  return (
    <Form method="post" className={styles.form} noValidate aria-label={firstName} onSubmit={onSend}>
      <input type="hidden" name="accountId" value={id} />
      <input type="hidden" name="seen" value={JSON.stringify(workload)} />
      <TextField
        key={`most ${rounds.most}`}
        onInput={() => onType('most')}
        label={words.most}
        hint={words.mostHint}
        name="most"
        inputMode="numeric"
        defaultValue={begun.most ?? ''}
        className={styles.most}
      />
      <fieldset key={`styles ${rounds.styles}`} className={styles.set} onInput={() => onType('styles')}>
        <legend className={styles.legend}>{words.styles}</legend>
        <p className={styles.soft}>{words.stylesHint}</p>
        <div className={styles.styles}>
          {styleIds.map((style) => (
            <Checkbox key={style} name="styles" value={style} defaultChecked={begun.styles.includes(style)}>
              {styleFacts[style].name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset key={`days ${rounds.daysOff}`} className={styles.set} onInput={() => onType('daysOff')}>
        <legend className={styles.legend}>{words.daysOff}</legend>
        {times.map(({ first, last }, at) => (
          <div key={`${first} ${last}`} className={styles.days}>
            <TextField
              label={words.first}
              name="first"
              type="date"
              defaultValue={first}
              aria-label={`${words.first}, ${words.timeOff(at + 1)}`}
            />
            <TextField
              label={words.last}
              name="last"
              type="date"
              defaultValue={last}
              aria-label={`${words.last}, ${words.timeOff(at + 1)}`}
            />
          </div>
        ))}
      </fieldset>
      <p role="status" className={changed.length > 0 ? styles.presses : undefined}>
        {changed.length > 0 && words.changedElsewhere(changed, workload)}
      </p>
      <div>
        <Button type="submit" small pending={pending} aria-label={words.saveNamed(firstName)}>
          {words.save}
        </Button>
        <ActProblem problem={problem} answer={data} />
      </div>
    </Form>
  );
}
