import { useSignOut } from '../session/use-sign-out.ts';
import { menuEntryClass } from './menu-list.tsx';

export default function SignOutButton({ className = menuEntryClass }: { className?: string | undefined }) {
  const { signOut, leaving } = useSignOut();
  return (
    <button type="button" className={className} onClick={signOut} aria-disabled={leaving || undefined}>
      Sign out
    </button>
  );
}
