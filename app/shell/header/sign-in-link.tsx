import { Link, useLocation } from 'react-router';
import { withModal } from '../modals/modal-address.ts';

/** Opens the sign-in modal over the page the visitor is on. */
export function SignInLink({ className }: { className?: string | undefined }) {
  const location = useLocation();
  return (
    <Link to={withModal(location, 'signUp')} preventScrollReset className={className}>
      Sign in
    </Link>
  );
}
