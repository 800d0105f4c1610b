import { Link } from 'react-router';
import type { LinkProps } from '#app/ui/link.tsx';

/** Links of the design system travel by the router; an address outside the site stays an ordinary link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
