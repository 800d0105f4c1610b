import { useSignOut } from '#app/shell/session/use-sign-out.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './profile.module.css';
import { Part } from './section.tsx';
import { useProfileAct } from './use-profile-act.ts';
import { profileWords as words } from './words.ts';

export interface ShownDevice {
  id: string;
  name: string;
  /** 'Last seen 3 hours ago' */
  seen: string;
  current: boolean;
}

export function DevicesSection({ devices }: { devices: readonly ShownDevice[] }) {
  const { submit, pending, message } = useProfileAct('end-sessions');
  const { signOut, leaving } = useSignOut();
  return (
    <Part id="devices" title={words.devices}>
      <ul className={styles.list}>
        {devices.map(({ id, name, seen, current }) => (
          <li key={id} className={styles.row}>
            <span>
              <Text as="div">{name}</Text>
              <Text as="div" size="small" tone="soft">
                {current ? `${words.thisDevice} · ${seen}` : seen}
              </Text>
            </span>
            {current ? (
              <Button
                kind="ghost"
                small
                pending={leaving}
                aria-label={`${words.signOut}: ${words.thisDevice}`}
                onClick={() => void signOut()}
              >
                {words.signOut}
              </Button>
            ) : (
              <form onSubmit={submit}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" kind="ghost" small pending={pending} aria-label={`${words.signOut}: ${name}`}>
                  {words.signOut}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {message && <Text tone="tight">{message}</Text>}
      {devices.length > 1 && (
        <form onSubmit={submit}>
          <input type="hidden" name="id" value="others" />
          <Button type="submit" kind="ghost" pending={pending}>
            {words.signOutEverywhere}
          </Button>
        </form>
      )}
    </Part>
  );
}
