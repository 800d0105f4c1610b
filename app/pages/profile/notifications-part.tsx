import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { NotificationChoices } from '#core/account/index.ts';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export function NotificationsPart({ choices }: { choices: NotificationChoices }) {
  const { submit, pending, message } = useProfileAct('notifications');
  return (
    <Part id="notifications" title={words.notifications}>
      <form key={JSON.stringify(choices)} onSubmit={submit} className={styles.form}>
        <Text tone="soft">{words.always}</Text>
        <Checkbox name="messages" defaultChecked={choices.messages}>
          {words.messages}
        </Checkbox>
        <Checkbox name="reminders" defaultChecked={choices.reminders}>
          {words.reminders}
        </Checkbox>
        {message && <Text tone="tight">{message}</Text>}
        <Button type="submit" pending={pending}>
          {words.save}
        </Button>
      </form>
    </Part>
  );
}
