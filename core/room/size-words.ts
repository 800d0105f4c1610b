import type { CatalogItem } from '../catalog/index.ts';
import { inchesInWords } from './length-words.ts';

const plain = (inches: number) => inchesInWords(inches).replace(/ in$/, '');

/** '84 W × 36 D × 29 in H', as on a label. */
export function sizeWords({ kind, shape, dimensions }: Pick<CatalogItem, 'kind' | 'shape' | 'dimensions'>): string {
  const { width, depth, height } = dimensions;
  if (kind === 'rug') return `${plain(depth)} × ${plain(width)} in`;
  if (shape === 'round') return `${plain(width)} in round × ${plain(height)} in H`;
  return `${plain(width)} W × ${plain(depth)} D × ${plain(height)} in H`;
}
