import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { accountMenu } from '../menus.ts';
import { useSession } from '../session/session.ts';
import styles from './account-menu.module.css';
import { Disclosure } from './disclosure.tsx';
import { MenuList } from './menu-list.tsx';
import SignOutButton from './sign-out-button.tsx';

/** The user's initials, opening the account menu. */
export default function AccountMenu() {
  const session = useSession();
  if (!session.user) return null;
  const { initials, firstName, email } = session.user;
  return (
    <Disclosure
      align="end"
      label={
        <>
          <VisuallyHidden>{`Account of ${firstName || email} `}</VisuallyHidden>
          <span className={styles.initials}>{initials}</span>
        </>
      }
    >
      <p className={styles.who}>{email}</p>
      <MenuList links={accountMenu(session)} />
      <SignOutButton />
    </Disclosure>
  );
}
