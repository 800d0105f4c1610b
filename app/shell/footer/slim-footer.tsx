import { Link } from '#app/ui/link.tsx';
import { productName } from '#core/settings/index.ts';
import { slimFooterLinks } from '../menus.ts';
import { useSession } from '../session/session.ts';
import styles from './slim-footer.module.css';

/** Under the quiz, the checkout and a receipt: whose page it is, and where to ask. Nothing to sign up for. */
export function SlimFooter() {
  const { year } = useSession();
  return (
    <footer className={styles.footer}>
      <p>
        © {year} {productName}
      </p>
      <ul>
        {slimFooterLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
