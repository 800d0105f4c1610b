import {
  itemColors,
  materials,
  optionLabel,
  type PieceKind,
  pieceKinds,
  pieceNames,
  roomIds,
  rooms,
  shippingRateTypes,
  sizesOf,
  styleLabels,
  traitApplies,
  traitsOf,
  woodTones,
} from '#core/catalog/index.ts';
import { deliverableStates } from '#core/places/index.ts';
import { catalogWords as words } from './words.ts';

export interface Option {
  value: string;
  label: string;
}

interface FieldOf {
  heading: string;
  optional?: boolean;
  /** Takes a full row. */
  wide?: boolean;
  hint?: string;
}

/** The input for one column of a catalog file. */
export type ItemField =
  | (FieldOf & { input: 'text' | 'money' | 'number' | 'area' | 'date' })
  | (FieldOf & { input: 'one'; options: (kind: PieceKind, type: string) => readonly Option[] })
  | (FieldOf & { input: 'many'; options: readonly Option[] });

const named = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: optionLabel(value) }));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
];

export const itemSections: readonly { title: string; fields: readonly ItemField[] }[] = [
  {
    title: words.sections.price,
    fields: [
      { heading: 'price', input: 'money' },
      { heading: 'stock', input: 'number' },
      { heading: 'leadTimeDays', input: 'number' },
    ],
  },
  {
    title: words.sections.what,
    fields: [
      { heading: 'name', input: 'text', wide: true },
      { heading: 'vendor.name', input: 'text' },
      { heading: 'sku', input: 'text', optional: true },
      {
        heading: 'kind',
        input: 'one',
        options: () => pieceKinds.map((value) => ({ value, label: pieceNames[value].one })),
      },
      { heading: 'type', input: 'one', options: (kind) => named(traitsOf(kind).types) },
      {
        heading: 'subType',
        input: 'one',
        options: (kind, type) => (traitApplies(kind, 'subTypes', type) ? named(traitsOf(kind).subTypes) : []),
      },
      { heading: 'shape', input: 'one', options: (kind) => named(traitsOf(kind).shapes) },
      { heading: 'size', input: 'one', options: (kind) => named(sizesOf(kind)) },
    ],
  },
  {
    title: words.sections.belongs,
    fields: [
      { heading: 'styles', input: 'many', options: styleLabels.map((value) => ({ value, label: value })) },
      { heading: 'rooms', input: 'many', options: roomIds.map((value) => ({ value, label: rooms[value].label })) },
      { heading: 'materials', input: 'many', options: named(materials) },
      { heading: 'color', input: 'one', options: () => named(itemColors) },
      { heading: 'woodTone', input: 'one', optional: true, options: () => named(woodTones) },
      { heading: 'swatch', input: 'text', optional: true },
    ],
  },
  {
    title: words.sections.measures,
    fields: [
      { heading: 'dimensions.width', input: 'number' },
      { heading: 'dimensions.depth', input: 'number' },
      { heading: 'dimensions.height', input: 'number' },
      { heading: 'dimensions.diagonalDepth', input: 'number', optional: true },
      { heading: 'weightPounds', input: 'number', optional: true, hint: words.weightHint },
      { heading: 'seatHeight', input: 'number', optional: true, hint: words.seatHint },
      { heading: 'takesApart.legHeight', input: 'number', optional: true, hint: words.legsHint },
      { heading: 'takesApart.flatPacked', input: 'one', options: () => yesOrNo },
      { heading: 'takesApart.sections', input: 'area', optional: true, hint: words.sectionsHint },
    ],
  },
  {
    title: words.sections.delivery,
    fields: [
      {
        heading: 'vendor.shippingRateType',
        input: 'one',
        options: () => shippingRateTypes.map((value) => ({ value, label: capital(value) })),
      },
      {
        heading: 'vendor.shipsFrom',
        input: 'one',
        optional: true,
        options: () => deliverableStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
        hint: words.shipsFromHint,
      },
      { heading: 'assemblyRequired', input: 'one', options: () => yesOrNo },
      { heading: 'shipping.standard', input: 'money' },
      { heading: 'shipping.whiteGlove', input: 'money' },
      { heading: 'shipping.standardDescription', input: 'text', optional: true },
      { heading: 'shipping.whiteGloveDescription', input: 'text', optional: true },
    ],
  },
  {
    title: words.sections.words,
    fields: [
      { heading: 'clientDescription', input: 'area', optional: true },
      { heading: 'careInstructions', input: 'area', optional: true },
      { heading: 'materialsFinish', input: 'text', optional: true },
      { heading: 'materialsFinishTwo', input: 'text', optional: true },
    ],
  },
  {
    title: words.sections.inside,
    fields: [
      { heading: 'link', input: 'text', optional: true },
      { heading: 'scrapingSpecifics', input: 'text', optional: true },
      { heading: 'addedWhen', input: 'date' },
    ],
  },
];

/** Turns a submitted form into the cells of a file row. */
export function cellsOfForm(form: FormData): Record<string, string> {
  const all = itemSections.flatMap(({ fields }) => fields);
  return Object.fromEntries(all.map(({ heading }) => [heading, form.getAll(heading).map(String).join(';')]));
}
