import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ShownOnce } from '#app/parts/studio-list/shown-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { webhookRules } from '#core/webhook/index.ts';
import styles from './maker.module.css';
import { makerWords as words } from './words.ts';

export interface SystemAnswer {
  ok: boolean;
  message: string;
  /** Of a new address, shown this once. */
  secret?: string;
}

interface MakersSystemProps {
  system: { id: string; url: string; paused: boolean } | null;
}

/** Where a maker's own system gets its orders, and the form for that address. */
export function MakersSystem({ system }: MakersSystemProps) {
  const [isOpen, setOpen] = useState(false);
  const { Form, data, pending, problem } = useAct<SystemAnswer>(() => setOpen(false));
  const secret = data?.ok ? data.secret : undefined;
  return (
    <div className={styles.system}>
      {system && (
        <Text className={styles.address}>
          {system.paused ? words.systemPaused(system.url) : words.systemNow(system.url)}
        </Text>
      )}
      {secret && <ShownOnce lead={words.systemSecret} secret={secret} />}
      {system && (
        <div className={styles.acts}>
          <SystemAct act="system-test" id={system.id} label={words.systemTest} />
          <SystemAct act="system-remove" id={system.id} label={words.systemRemove} />
          {!isOpen && (
            <Button small kind="ghost" onClick={() => setOpen(true)}>
              {words.systemReplace}
            </Button>
          )}
        </div>
      )}
      {(isOpen || !system) && (
        <Form method="post" className={styles.system} noValidate aria-label={words.system}>
          <input type="hidden" name="act" value="system" />
          <TextField
            label={words.systemUrl}
            name="url"
            type="url"
            maxLength={webhookRules.longestUrl}
            autoComplete="off"
            error={problem}
          />
          <div>
            <Button type="submit" small pending={pending}>
              {words.systemSave}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}

function SystemAct({ act, id, label }: { act: string; id: string; label: string }) {
  const { Form, data, pending, problem } = useAct<SystemAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="system" value={id} />
      <Button type="submit" small kind="ghost" pending={pending}>
        {label}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
