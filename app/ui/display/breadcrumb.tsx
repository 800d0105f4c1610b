import { Link } from '../link.tsx';
import { texts } from '../texts.ts';
import styles from './breadcrumb.module.css';

/** The last step is the current page and has no link. */
export function Breadcrumb({ steps }: { steps: readonly { text: string; href?: string }[] }) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.list}>
        {steps.map(({ text, href }) => (
          <li key={text}>
            {href === undefined ? <span aria-current="page">{text}</span> : <Link href={href}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
