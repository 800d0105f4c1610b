import { TextLink } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { Link } from '#app/ui/link.tsx';
import {
  type Browse,
  type BrowseFilter,
  browseHref,
  everything,
  nameOfStyle,
  optionLabel,
} from '#core/catalog/index.ts';
import styles from './chosen-filters.module.css';
import { browseWords as words } from './words.ts';

interface ChosenFiltersProps {
  browse: Browse;
  count: number;
  /** Without filters. */
  outOf: number;
}

const without = <Value,>(values: readonly Value[], one: Value) => values.filter((value) => value !== one);

function chipsOf(filter: BrowseFilter): { label: string; change: Partial<BrowseFilter> }[] {
  const { room, minCents, maxCents, minWidth, maxWidth, doorWidth } = filter;
  return [
    ...(room === null ? [] : [{ label: words.roomName(room), change: { room: null } }]),
    ...filter.styles.map((one) => ({ label: nameOfStyle(one), change: { styles: without(filter.styles, one) } })),
    ...filter.colors.map((one) => ({ label: optionLabel(one), change: { colors: without(filter.colors, one) } })),
    ...filter.materials.map((one) => ({
      label: optionLabel(one),
      change: { materials: without(filter.materials, one) },
    })),
    ...(minCents === null && maxCents === null
      ? []
      : [{ label: words.priceRange(filter), change: { minCents: null, maxCents: null } }]),
    ...(minWidth === null && maxWidth === null
      ? []
      : [{ label: words.widthRange(filter), change: { minWidth: null, maxWidth: null } }]),
    ...(doorWidth === null ? [] : [{ label: words.doorChip(filter), change: { doorWidth: null, doorHeight: null } }]),
    ...(filter.inStock ? [{ label: words.inStock, change: { inStock: false } }] : []),
  ];
}

/** How many pieces there are, and every filter that's on, each with a link that takes it off. */
export function ChosenFilters({ browse, count, outOf }: ChosenFiltersProps) {
  const { kind } = browse.filter;
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLParagraphElement>();
  const chips = chipsOf(browse.filter);
  return (
    <div ref={place} className={styles.chosen}>
      <p ref={rest} role="status" tabIndex={-1} className={styles.count}>
        <strong>{words.found(count, kind)}</strong>
        {count < outOf && words.of(outOf)}
      </p>
      {browse.sort === 'style' && <p className={styles.order}>{words.styleFirst(browse.near)}</p>}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={words.filters}>
          {chips.map(({ label, change }) => (
            <li key={label}>
              <Link
                href={browseHref(browse, { filter: change })}
                aria-label={words.remove(label)}
                className={styles.chip}
              >
                {label}
                <CloseIcon small />
              </Link>
            </li>
          ))}
          <li>
            <TextLink soft href={browseHref(browse, { filter: { ...everything.filter, kind } })}>
              {words.clear}
            </TextLink>
          </li>
        </ul>
      )}
    </div>
  );
}
