import { formatMoney, parseMoney } from '../../money/index.ts';
import type { EditableItem } from '../item.ts';
import { itemWords } from '../item-words.ts';
import { printSections, readSections } from '../takes-apart.ts';

/** How one column of a catalog file is read and written. Lists are separated by semicolons. */
export type Read = { ok: true; value: unknown } | { ok: false; message: string };

interface Column {
  readonly read: (cell: string) => Read;
  readonly print: (item: EditableItem) => string;
  /** What an empty cell, or a missing column, means. */
  readonly empty?: unknown;
}

const read = (value: unknown): Read => ({ ok: true, value });
const list = (cell: string) =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const text = (print: Column['print']): Column => ({ read, print });
const optional = (print: (item: EditableItem) => string | null): Column => ({
  read,
  print: (item) => print(item) ?? '',
  empty: null,
});
const words = (print: (item: EditableItem) => readonly string[]): Column => ({
  read: (cell) => read(list(cell)),
  print: (item) => print(item).join(';'),
  empty: [],
});
const number = (print: (item: EditableItem) => number): Column => ({
  read: (cell) =>
    /^-?\d+(\.\d+)?$/.test(cell) ? read(Number(cell)) : { ok: false, message: itemWords.notNumber(cell) },
  print: (item) => String(print(item)),
});
const money = (print: (item: EditableItem) => number): Column => ({
  read: (cell) => {
    const parsed = parseMoney(cell);
    return parsed.ok ? read(parsed.cents) : { ok: false, message: itemWords.notMoney(cell) };
  },
  print: (item) => formatMoney(print(item)).replace(/[$,]/g, ''),
});
const yesOrNo = (print: (item: EditableItem) => boolean): Column => ({
  read: (cell) => {
    if (/^(yes|true|1)$/i.test(cell)) return read(true);
    return /^(no|false|0)$/i.test(cell) ? read(false) : { ok: false, message: itemWords.notYesOrNo(cell) };
  },
  print: (item) => (print(item) ? 'yes' : 'no'),
});

/** The columns of import and export, in order. Dotted names fill the item's nested records. */
export const importColumns = {
  recordId: text((item) => item.recordId),
  name: text((item) => item.name),
  kind: text((item) => item.kind),
  type: optional((item) => item.type),
  subType: optional((item) => item.subType),
  materials: words((item) => item.materials),
  shape: optional((item) => item.shape),
  size: optional((item) => item.size),
  styles: words((item) => item.styles),
  woodTone: optional((item) => item.woodTone),
  color: { ...text((item) => item.color), empty: 'neutral' },
  swatch: optional((item) => item.swatch),
  rooms: words((item) => item.rooms),
  priceCents: money((item) => item.priceCents),
  'dimensions.width': number((item) => item.dimensions.width),
  'dimensions.depth': number((item) => item.dimensions.depth),
  'dimensions.height': number((item) => item.dimensions.height),
  'dimensions.diagonalDepth': {
    ...number(() => 0),
    print: (item) => item.dimensions.diagonalDepth?.toString() ?? '',
    empty: null,
  },
  weightPounds: {
    ...number(() => 0),
    print: (item) => item.weightPounds?.toString() ?? '',
    empty: null,
  },
  seatHeight: {
    ...number(() => 0),
    print: (item) => item.seatHeight?.toString() ?? '',
    empty: null,
  },
  stock: number((item) => item.stock),
  leadTimeDays: number((item) => item.leadTimeDays),
  active: yesOrNo((item) => item.active),
  'vendor.name': text((item) => item.vendor.name),
  'vendor.shippingRateType': text((item) => item.vendor.shippingRateType),
  'vendor.shipsFrom': optional((item) => item.vendor.shipsFrom),
  'shipping.standardCents': money((item) => item.shipping.standardCents),
  'shipping.standardDescription': { ...text((item) => item.shipping.standardDescription), empty: '' },
  'shipping.whiteGloveCents': money((item) => item.shipping.whiteGloveCents),
  'shipping.whiteGloveDescription': { ...text((item) => item.shipping.whiteGloveDescription), empty: '' },
  assemblyRequired: yesOrNo((item) => item.assemblyRequired),
  'takesApart.legHeight': {
    ...number(() => 0),
    print: (item) => item.takesApart.legHeight?.toString() ?? '',
    empty: null,
  },
  'takesApart.sections': {
    read: (cell) => {
      const sections = readSections(cell);
      return sections ? read(sections) : { ok: false, message: itemWords.notSections(cell) };
    },
    print: (item) => printSections(item.takesApart.sections),
    empty: [],
  },
  'takesApart.flatPacked': { ...yesOrNo((item) => item.takesApart.flatPacked), empty: false },
  careInstructions: optional((item) => item.careInstructions),
  clientDescription: optional((item) => item.clientDescription),
  materialsFinish: optional((item) => item.materialsFinish),
  materialsFinishTwo: optional((item) => item.materialsFinishTwo),
  sku: optional((item) => item.sku),
  link: optional((item) => item.link),
  scrapingSpecifics: optional((item) => item.scrapingSpecifics),
  addedWhen: text((item) => item.addedWhen),
} as const satisfies Readonly<Record<string, Column>>;

export type ImportColumn = keyof typeof importColumns;
export const columnNames = Object.keys(importColumns) as ImportColumn[];

/** Amounts are written in dollars, so their headings drop the "Cents": `price`, `shipping.standard`. */
export function columnHeading(column: string): string {
  return column.replace(/Cents$/, '');
}

export function columnOf(name: ImportColumn): Column {
  return importColumns[name];
}
