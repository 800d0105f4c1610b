import { Link } from 'react-router';
import type { LinkProps } from '#app/ui/link.tsx';

/** Links of the design system travel by the router; an address outside the site, or a file, stays an ordinary link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />;
}
