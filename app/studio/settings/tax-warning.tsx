import { TextLink } from '#app/ui/action/text-link.tsx';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import styles from './settings.module.css';
import { settingsWords as words } from './words.ts';

/** Shown in production until every state is marked: for an unmarked state the shop would owe the tax itself. */
export function TaxWarning({ states }: { states: readonly string[] }) {
  if (states.length === 0) return null;
  return (
    <div role="status" className={styles.warning}>
      <AlertIcon />
      <p>{words.taxWarning(states.length)}</p>
      <TextLink href="#settings-tax">{words.settle}</TextLink>
    </div>
  );
}
