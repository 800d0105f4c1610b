import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type FeedForm, type FeedFormProblems, type FeedSchedule, feedSchedules } from '#core/feed/index.ts';
import { webhookRules } from '#core/webhook/index.ts';
import styles from './feed.module.css';
import { feedPageWords as words } from './words.ts';

export interface SettingsAnswer {
  ok: boolean;
  message: string;
  problems?: FeedFormProblems;
}

const limits = ['mostPricesPercent', 'mostStepPercent', 'mostSoldOutPercent'] as const;

/** Where the file is fetched and how much it may change by itself, for an admin. */
export function SettingsForm({ given, revision }: { given: FeedForm; revision: number }) {
  const { Form, data, pending, problem } = useAct<SettingsAnswer>();
  const [schedule, setSchedule] = useState(given.schedule);
  const problems = data?.problems ?? {};
  return (
    <Form method="post" noValidate className={styles.fields} aria-label={words.settings}>
      <input type="hidden" name="revision" value={revision} />
      <TextField
        label={words.address}
        name="address"
        type="url"
        maxLength={webhookRules.longestUrl}
        hint={words.addressHint}
        defaultValue={given.address}
        error={problems.address}
        autoComplete="off"
        optional
        className={styles.wide}
      />
      <Select
        label={words.schedule}
        name="schedule"
        value={schedule}
        onChange={setSchedule}
        options={feedSchedules.map((value) => ({ value, label: words.schedules[value] }))}
        error={problems.schedule}
        className={styles.wide}
      />
      <Text size="small" tone="soft" className={styles.wide}>
        {words.limitsHint}
      </Text>
      {limits.map((name) => (
        <TextField
          key={name}
          label={words[name]}
          name={name}
          inputMode="numeric"
          defaultValue={given[name]}
          error={problems[name]}
        />
      ))}
      <div className={styles.wide}>
        <ActProblem problem={problem} />
        <Button type="submit" name="act" value="save" pending={pending}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

/** The same for everyone else, to read. */
export function Settings({ given }: { given: FeedForm }) {
  return (
    <div className={styles.part}>
      <Text className={styles.long}>
        {given.address || words.noAddress}, {words.schedules[given.schedule as FeedSchedule].toLowerCase()}
      </Text>
      <ul>
        {limits.map((name) => (
          <li key={name}>
            {words[name]}: {given[name]}
          </li>
        ))}
      </ul>
      <Text size="small" tone="soft">
        {words.adminsOnly}
      </Text>
    </div>
  );
}

/** Fetches the file at once. */
export function FetchNow() {
  const { Form, pending, problem } = useAct();
  return (
    <Form method="post">
      <Button type="submit" name="act" value="fetch" kind="ghost" small pending={pending}>
        {words.fetchNow}
      </Button>
      <ActProblem problem={problem} />
    </Form>
  );
}
