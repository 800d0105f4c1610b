import { type ReactNode, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { SettingsPart } from './read-settings-form.ts';
import styles from './settings.module.css';
import type { SettingsAnswer } from './settings.route.tsx';
import { settingsWords as words } from './words.ts';

interface SettingsSectionProps {
  part: SettingsPart;
  title: string;
  hint?: string;
  /** The setting as this page shows it. */
  seen: unknown;
  mayEdit: boolean;
  children: (problems: Record<string, string>) => ReactNode;
}

/** One setting with a form of its own: saving it touches no other. */
export function SettingsSection({ part, title, hint, seen, mayEdit, children }: SettingsSectionProps) {
  const { Form, data, state } = useFetcher<SettingsAnswer>();
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);
  const now = JSON.stringify(seen);
  return (
    <section className={styles.section} aria-labelledby={`settings-${part}`}>
      <Title as="h2" size="small" id={`settings-${part}`}>
        {title}
      </Title>
      {hint && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      <Form method="post" className={styles.form} noValidate>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="seen" value={now} />
        <fieldset className={styles.fields} disabled={!mayEdit} key={data?.ok ? now : 'typed'}>
          {children(data?.problems ?? {})}
        </fieldset>
        {data && !data.ok && (
          <Text size="small" tone="tight" role="alert">
            {data.message}
          </Text>
        )}
        {mayEdit && (
          <Button type="submit" small pending={state !== 'idle'}>
            {words.save}
          </Button>
        )}
      </Form>
    </section>
  );
}
