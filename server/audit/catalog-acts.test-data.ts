import { anything } from '#core/catalog/index.ts';
import { addItem } from '../catalog/editing/add-item.ts';
import { applyBulkEdit, previewBulkEdit } from '../catalog/editing/bulk-edit.ts';
import { editItem } from '../catalog/editing/edit-item.ts';
import { type Acts, pieceOf, recordId } from './every-act.test-data.ts';

/** Adding and changing pieces. */
export const catalogActs: Acts = {
  editItem: async (shop) => {
    const { cells, seen } = await pieceOf(shop);
    return [await editItem(shop.ada, { recordId, cells: { ...cells, leadTimeDays: '9' }, seen })];
  },
  applyBulkEdit: async ({ ada }) => {
    const asked = {
      found: { filter: { ...anything, kind: 'bar_table' as const }, state: undefined },
      change: { pricePercent: null, stock: null, leadTimeDays: 9 },
    };
    const looked = await previewBulkEdit(ada, asked);
    return [looked.ok && (await applyBulkEdit(ada, { ...asked, stamp: looked.preview.stamp }))];
  },
  addItem: async (shop) => {
    const { cells } = await pieceOf(shop);
    return [await addItem(shop.ada, { recordId: '', cells: { ...cells, name: 'Alder sofa in dusk' } })];
  },
};
