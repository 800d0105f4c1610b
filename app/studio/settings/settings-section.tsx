import type { ReactNode } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
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
  const { Form, data, pending, problem } = useAct<SettingsAnswer>();
  const now = JSON.stringify(seen);
  return (
    <ListSection id={`settings-${part}`} title={title} hint={hint}>
      <Form method="post" className={styles.form} noValidate>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="seen" value={now} />
        <fieldset className={styles.fields} disabled={!mayEdit} key={data?.ok ? now : 'typed'}>
          {children(data?.problems ?? {})}
        </fieldset>
        <ActProblem problem={problem} />
        {mayEdit && (
          <Button type="submit" small pending={pending}>
            {words.save}
          </Button>
        )}
      </Form>
    </ListSection>
  );
}
