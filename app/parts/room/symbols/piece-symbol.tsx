import type { ComponentType } from 'react';
import type { PieceKind } from '#core/catalog/index.ts';
import type { DrawnPiece } from '../drawn-piece.ts';
import { BedSymbol, DeskSymbol, NightstandSymbol, RugSymbol, StorageSymbol, TableSymbol } from './others.tsx';
import { BenchSymbol, ChairSymbol, DeskChairSymbol, SectionalSymbol, SofaSymbol, StoolSymbol } from './seats.tsx';
import type { SymbolProps } from './symbol.ts';

const symbols: Readonly<Record<PieceKind, ComponentType<SymbolProps>>> = {
  sofa: SofaSymbol,
  lounge_chair: SofaSymbol,
  sideboard: StorageSymbol,
  coffee_table: TableSymbol,
  end_table: TableSymbol,
  rug: RugSymbol,
  bed: BedSymbol,
  nightstand: NightstandSymbol,
  dresser: StorageSymbol,
  bench: BenchSymbol,
  dining_table: TableSymbol,
  dining_chair: ChairSymbol,
  stool: StoolSymbol,
  standing_desk: DeskSymbol,
  desk: DeskSymbol,
  desk_chair: DeskChairSymbol,
  bar_table: TableSymbol,
};

const cornered = ['chaise_sectional', 'l_shaped_sectional', 'modular'];

/** A piece from above, as an architect draws it, tinted with its own color. */
export function PieceSymbol({ piece }: { piece: DrawnPiece }) {
  const isCornered = piece.kind === 'sofa' && piece.depth > 48 && cornered.includes(piece.type ?? '');
  const Drawn = isCornered ? SectionalSymbol : symbols[piece.kind];
  return <Drawn piece={piece} />;
}
