import type { PieceKind } from '../../core/catalog/index.ts';
import type { Piece } from '../catalog/piece.ts';
import type { StudioView } from './studio-view.ts';

export const VIEW_NAMES = ['front', 'side', 'detail', 'back'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

export const leadSize = { width: 880, height: 660 } as const;
const lead = { ...leadSize, samples: 5, paperSamples: 4 };
/** Of fronts and details with every thread in them, for the zoom. */
export const zoomSize = { width: 1600, height: 1200 } as const;
const other = { width: 800, height: 600, samples: 5, paperSamples: 4 };

/** Turn and height of the camera for the lead picture, by what shows a kind best. */
const LEAD: Partial<Record<PieceKind, { turn?: number; elevation?: number; lens?: number; fill?: number }>> = {
  sofa: { turn: -26, elevation: 10, fill: 0.86 },
  lounge_chair: { turn: -32, elevation: 9, fill: 0.8 },
  sideboard: { elevation: 9, fill: 0.86 },
  dresser: { elevation: 10, fill: 0.82 },
  coffee_table: { turn: -24, elevation: 16, fill: 0.8 },
  end_table: { turn: -24, elevation: 14, fill: 0.72 },
  nightstand: { elevation: 12, fill: 0.74 },
  bed: { turn: -32, elevation: 15, fill: 0.86 },
  bench: { elevation: 12, fill: 0.8 },
  dining_table: { turn: -24, elevation: 12, fill: 0.84 },
  bar_table: { turn: -24, elevation: 10, fill: 0.8 },
  dining_chair: { turn: -34, elevation: 10, fill: 0.8 },
  stool: { turn: -34, elevation: 10, fill: 0.82 },
  desk: { elevation: 12, fill: 0.84 },
  standing_desk: { elevation: 10, fill: 0.82 },
  desk_chair: { turn: -34, elevation: 10, fill: 0.82 },
};

interface CloseLook {
  at: [number, number, number];
  span: number;
  turn?: number;
  elevation?: number;
}

const DETAIL: Partial<Record<PieceKind, CloseLook>> = {
  sofa: { at: [0.12, 0.25, 0.62], span: 0.42, turn: -38 },
  lounge_chair: { at: [0.3, 0.2, 0.5], span: 0.42 },
  bed: { at: [0.3, 0.6, 0.5], span: 0.7 },
  rug: { at: [0.25, 0.25, 1], span: 0.6, elevation: 38 },
  coffee_table: { at: [0.4, 0.2, 0.95], span: 0.4 },
  end_table: { at: [0.45, 0.25, 0.9], span: 0.3 },
  bench: { at: [0.3, 0.2, 0.8], span: 0.36 },
  dining_table: { at: [0.3, 0.15, 0.95], span: 0.44 },
  bar_table: { at: [0.4, 0.2, 0.96], span: 0.4 },
  dining_chair: { at: [0.5, 0.4, 0.52], span: 0.32 },
  stool: { at: [0.5, 0.4, 0.68], span: 0.3 },
  desk: { at: [0.3, 0.15, 0.9], span: 0.4 },
  standing_desk: { at: [0.3, 0.15, 0.97], span: 0.4 },
  desk_chair: { at: [0.5, 0.4, 0.5], span: 0.34 },
};

const isGlass = (model: Piece['model']): boolean => 'top' in model && model.top === 'glass';

/** What is made otherwise than the rest of its kind is looked at elsewhere: a seat without a back, a pane from above. */
function closeLook({ kind, model }: Pick<Piece, 'kind' | 'model'>): CloseLook {
  const usual = DETAIL[kind] ?? { at: [0.35, 0, 0.75], span: 0.42 };
  if (model.kind === 'stool' && model.back === 'none') return { ...usual, at: [0.5, 0.4, 0.92] };
  if (isGlass(model)) return { ...usual, at: [0.3, 0.25, 0.97], elevation: 30 };
  return usual;
}

/** How a piece is seen in each of its pictures. What lies behind a pane is grainy unless it is looked at longer. */
export const studioView = (piece: Pick<Piece, 'kind' | 'model'>, name: ViewName): StudioView => ({
  ...usualView(piece, name),
  ...(isGlass(piece.model) && { samples: 20 }),
});

function usualView({ kind, model }: Pick<Piece, 'kind' | 'model'>, name: ViewName): StudioView {
  const { turn = -28, elevation = 10, lens = 72, fill = 0.84 } = LEAD[kind] ?? {};
  if (name === 'detail') {
    const close = closeLook({ kind, model });
    return {
      ...other,
      turn: close.turn ?? -26,
      elevation: close.elevation ?? 16,
      lens: 70,
      fill: 1,
      samples: 4,
      detail: close.at,
      span: close.span,
    };
  }
  if (kind === 'rug') {
    const angle = {
      front: { turn: -14, elevation: 48 },
      side: { turn: 76, elevation: 40 },
      back: { turn: 0, elevation: 74 },
    }[name];
    return { ...(name === 'front' ? lead : other), ...angle, lens, fill: 0.86, whole: name !== 'front' };
  }
  if (name === 'front') return { ...lead, turn, elevation, lens, fill };
  const flat = Math.max(7, elevation - 3);
  return { ...other, turn: name === 'side' ? 90 : 180, elevation: flat, lens, fill };
}
