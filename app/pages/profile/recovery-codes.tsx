import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { Text } from '#app/ui/type/text.tsx';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

/** Shown once: whoever leaves the page without them makes new ones. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { notify, complain } = useNotices();
  const file = `${words.codesFile}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify(words.codesCopied),
      () => complain(words.codesNotCopied),
    );
  return (
    <div className={styles.form}>
      <Text>{words.codesLead}</Text>
      <ul className={styles.codes} aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.codesFileName}
          className={buttonClass({ kind: 'ghost', small: true })}
        >
          {words.codesDownload}
        </a>
        <Button kind="ghost" small onClick={() => void copy()}>
          {words.codesCopy}
        </Button>
      </div>
    </div>
  );
}
