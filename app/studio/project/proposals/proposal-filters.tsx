import { useSearchParams } from 'react-router';
import { FilterChip, Tag, TagList } from '#app/ui/display/tag.tsx';
import { optionLabel, pieceNames } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';
import type { LeafFilter } from '#core/selection/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import type { ProposedPieces } from '#server/selection/desk/propose-pieces.ts';
import { words } from '../words.ts';

/** The hard rules stand; what was asked for can be let go, and other things held on to. It is all in the address. */
export function ProposalFilters({ proposed, door }: { proposed: ProposedPieces; door: { width: number } | null }) {
  const { piece, filters } = proposed;
  const [search, setSearch] = useSearchParams();
  const turn = (filter: LeafFilter, on: boolean) => {
    const kept = filters.filter((one) => (one.filter === filter ? on : one.on)).map((one) => one.filter);
    const next = new URLSearchParams(search);
    next.delete('more');
    next.set('keep', kept.join(','));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <TagList>
      <Tag hard>{words.inStock}</Tag>
      {door && <Tag hard>{words.passes(inchesInWords(door.width))}</Tag>}
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
      return words.onlyThese(pieceNames[piece.kind].many);
    case 'type':
      return [listed(piece.types), piece.size === null ? '' : optionLabel(piece.size)].filter(Boolean).join(', ');
    case 'shape':
      return listed([...piece.subTypes, ...piece.shapes]);
    case 'material':
      return listed(piece.materials);
    case 'color':
      return [piece.colorIntensity, ...piece.colors].flatMap((one) => (one ? [optionLabel(one)] : [])).join(', ');
    case 'tier':
      return words.tier(piece) ?? '';
    case 'style':
      return words.theirStyles;
    case 'soon':
      return words.soon;
  }
}
