import { TextLink } from '#app/ui/action/text-link.tsx';

interface CustomerLinkProps {
  name: string;
  /** Whose page it leads to; null where the person couldn't open it. */
  page: string | null;
}

const unnamed = 'Customer';

/** A customer's name in a list of the studio, leading to everything we know about them. */
export function CustomerLink({ name, page }: CustomerLinkProps) {
  if (page === null) return name;
  return (
    <TextLink inline href={`/studio/customers/${page}`}>
      {name || unnamed}
    </TextLink>
  );
}
