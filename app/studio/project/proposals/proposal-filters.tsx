import { useSearchParams } from 'react-router';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { FilterChip, Tag, TagList } from '#app/ui/display/tag.tsx';
import { optionLabel, pieceNames } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';
import type { LeafFilter } from '#core/selection/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import type { ProposedPieces } from '#server/selection/desk/propose-pieces.ts';
import { proposalWords } from './proposal-words.ts';
import styles from './proposals.module.css';

/** The filters that are on, in the URL. */
function useFilters({ filters }: ProposedPieces) {
  const [search, setSearch] = useSearchParams();
  return (keep: (filter: LeafFilter, on: boolean) => boolean) => {
    const kept = filters.filter((one) => keep(one.filter, one.on)).map((one) => one.filter);
    const next = new URLSearchParams(search);
    next.delete('more');
    next.set('keep', kept.join(','));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
}

/** What a search doesn't show, and because of which filter. */
export function HiddenPieces({ proposed }: { proposed: ProposedPieces }) {
  const turn = useFilters(proposed);
  const { hidden, piece } = proposed;
  if (!hidden || (hidden.byFilters === 0 && hidden.byRules === 0)) return null;
  return (
    <div className={styles.more} role="status">
      {hidden.byFilter.map(({ filter, count }) => (
        <p key={filter}>
          {proposalWords.hiddenBy(count, chipWords(filter, piece))}{' '}
          <TextButton inline soft onClick={() => turn((one, on) => on && one !== filter)}>
            {proposalWords.dropChip}
          </TextButton>
        </p>
      ))}
      {hidden.byFilters > 0 && (
        <TextButton soft onClick={() => turn(() => false)}>
          {proposalWords.dropAllChips}
        </TextButton>
      )}
      {hidden.byRules > 0 && <p>{proposalWords.hiddenByRules(hidden.byRules)}</p>}
    </div>
  );
}

/** Hard rules always apply. The customer's wishes can be switched off and other filters on; all of it is in the URL. */
export function ProposalFilters({ proposed, door }: { proposed: ProposedPieces; door: { width: number } | null }) {
  const { piece, filters } = proposed;
  const keep = useFilters(proposed);
  const turn = (filter: LeafFilter, now: boolean) => keep((one, on) => (one === filter ? now : on));
  return (
    <TagList>
      <Tag hard>{proposalWords.inStock}</Tag>
      {door && <Tag hard>{proposalWords.passes(inchesInWords(door.width))}</Tag>}
      {filters.map(({ filter, on }) => (
        <FilterChip key={filter} on={on} onChange={(now) => turn(filter, now)}>
          {chipWords(filter, piece)}
        </FilterChip>
      ))}
    </TagList>
  );
}

function chipWords(filter: LeafFilter, piece: BriefPiece): string {
  const listed = (values: readonly string[]) => values.map(optionLabel).join(' or ');
  switch (filter) {
    case 'kind':
      return proposalWords.onlyThese(pieceNames[piece.kind].many);
    case 'type':
      return [listed(piece.types), piece.size === null ? '' : optionLabel(piece.size)].filter(Boolean).join(', ');
    case 'shape':
      return listed([...piece.subTypes, ...piece.shapes]);
    case 'material':
      return listed(piece.materials);
    case 'color':
      return [piece.colorIntensity, ...piece.colors].flatMap((one) => (one ? [optionLabel(one)] : [])).join(', ');
    case 'tier':
      return proposalWords.tier(piece) ?? '';
    case 'style':
      return proposalWords.theirStyles;
    case 'soon':
      return proposalWords.soon;
  }
}
