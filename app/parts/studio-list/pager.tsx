import { useSearchParams } from 'react-router';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { PageOf } from '#server/db/page.ts';
import styles from './list.module.css';
import { listWords as words } from './words.ts';

/** The position in the list, with links to the next and previous pages. */
export function Pager({ list }: { list: Pick<PageOf<unknown>, 'rows' | 'total' | 'page'> }) {
  const [params] = useSearchParams();
  const { number, size } = list.page;
  // The list itself says that it's empty.
  if (list.rows.length === 0 && number === 1) return null;
  const first = (number - 1) * size + 1;
  const last = first + list.rows.length - 1;
  const to = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      <Text size="small" tone="soft" role="status">
        {words.shown(first, last, list.rows.length === 0 ? 0 : list.total)}
      </Text>
      {number > 1 && <TextLink href={to(number - 1)}>{words.previous}</TextLink>}
      {last < list.total && list.rows.length > 0 && <TextLink href={to(number + 1)}>{words.next}</TextLink>}
    </nav>
  );
}
