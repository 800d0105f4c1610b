import type { CatalogItem, PieceKind } from '../catalog/index.ts';

/** A cover that pieces in the catalog come in. */
export interface Fabric {
  readonly id: string;
  /** 'Sage wool-blend weave' */
  readonly name: string;
  readonly isLeather: boolean;
  readonly swatch: string | null;
}

export const upholsteredKinds = [
  ...(['sofa', 'lounge_chair', 'bed', 'bench'] as const),
  ...(['dining_chair', 'stool', 'desk_chair'] as const),
] satisfies readonly PieceKind[];

/** Covers that come on a card: a piece of wood or stone doesn't fit an envelope. */
export const coverMaterials = ['fabric', 'leather'] as const;

type Covered = Pick<CatalogItem, 'kind' | 'materials' | 'materialsFinish' | 'swatch'>;

/** What a piece is covered in, from its own record. Null for a piece that isn't upholstered. */
export function fabricOf({ kind, materials, materialsFinish, swatch }: Covered): Fabric | null {
  const isUpholstered = (upholsteredKinds as readonly string[]).includes(kind);
  if (!isUpholstered || !materials.some((material) => material === 'fabric' || material === 'leather')) return null;
  // 'Sage wool-blend weave, 40,000 double rubs': the name ends at the first comma.
  const name = (materialsFinish ?? '').split(',')[0]?.trim() ?? '';
  const id = idOf(name);
  return id === '' ? null : { id, name, isLeather: /\bleather\b/i.test(name), swatch };
}

const longestId = 60;

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestId);

/** Each cover once: fabrics first, then leathers, by name. */
export function uniqueFabrics<Row extends Fabric>(rows: readonly Row[]): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()].sort(
    (one, other) => Number(one.isLeather) - Number(other.isLeather) || one.name.localeCompare(other.name, 'en'),
  );
}
