import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

export interface ShownActivity {
  id: string;
  at: string;
  said: string;
  device: string | null;
}

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** What happened to the account, so that its owner sees what they didn't do. */
export function ActivityPart({ activity }: { activity: readonly ShownActivity[] }) {
  return (
    <Part id="activity" title={words.activity}>
      <Text tone="soft">{activity.length > 0 ? words.activityLead : words.activityNone}</Text>
      {activity.length > 0 && (
        <ol className={styles.list}>
          {activity.map(({ id, at, said, device }) => (
            <li key={id} className={styles.row}>
              <span>
                <Text as="div">{said}</Text>
                <Text as="div" size="small" tone="soft">
                  <time dateTime={at}>{moment.format(new Date(at))} ET</time>
                  {device && ` · ${device}`}
                </Text>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Text size="small">
        {words.notYou}{' '}
        <TextLink inline href="#password">
          {words.setNewPassword}
        </TextLink>
      </Text>
    </Part>
  );
}
