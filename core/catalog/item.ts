import { z } from 'zod';
import { publicIdSchema } from '../media/index.ts';
import { shippingRateTypes } from './furniture.ts';
import { itemColors } from './item-colors.ts';
import { materials, sizesOf, traitApplies, traitsOf, woodTones } from './piece-traits.ts';
import { pieceKinds, pieceNames } from './pieces.ts';
import { roomIds } from './rooms.ts';
import { styleLabels } from './styles.ts';

export const recordIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'a record id is up to 64 letters, digits, _ and -');

const centsSchema = z.number().int('not a whole number of cents').min(0, 'below zero').max(100_000_000, 'too large');
const inchesSchema = z.number().positive('not above zero inches').max(480, 'longer than 480 inches').multipleOf(0.01);
const textSchema = z.string().trim().max(2000, 'longer than 2,000 characters');
const optionalText = textSchema.nullable();

export const pictureSchema = z.object({
  publicId: publicIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().nonnegative(),
  type: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The views of the specification, the lead picture first among the front ones; and the cut-out for the boards. */
export const picturesSchema = z.object({
  front: z.array(pictureSchema),
  side: z.array(pictureSchema),
  detail: z.array(pictureSchema),
  back: z.array(pictureSchema),
  cutOut: pictureSchema.nullable(),
});
export type Pictures = z.infer<typeof picturesSchema>;

export const noPictures: Pictures = { front: [], side: [], detail: [], back: [], cutOut: null };

const fields = z.object({
  recordId: recordIdSchema,
  name: textSchema.min(1, 'a piece needs a name').max(120, 'longer than 120 characters'),
  kind: z.enum(pieceKinds),
  type: z.string().nullable(),
  subType: z.string().nullable(),
  materials: z.array(z.enum(materials)),
  shape: z.string().nullable(),
  /** The catalogue's size (`8x10`, `queen`, `counter`); inches stand in dimensions. */
  size: z.string().nullable(),
  styles: z.array(z.enum(styleLabels)),
  woodTone: z.enum(woodTones).nullable(),
  color: z.enum(itemColors),
  /** The color one would paint it in. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a swatch reads #rrggbb')
    .nullable(),
  rooms: z.array(z.enum(roomIds)).min(1, 'a piece belongs in a room'),
  priceCents: centsSchema.min(1, 'a piece has a price'),
  /** Inches. The diagonal depth of a sofa decides whether it can be tipped through a door. */
  dimensions: z.object({
    width: inchesSchema,
    depth: inchesSchema,
    height: inchesSchema,
    diagonalDepth: inchesSchema.nullable(),
  }),
  stock: z.number().int('not a whole number').min(0, 'below zero').max(1_000_000, 'too large'),
  leadTimeDays: z.number().int('not a whole number').min(0, 'below zero').max(365, 'more than a year'),
  active: z.boolean(),
  vendor: z.object({ name: textSchema.min(1, 'a piece has a vendor'), shippingRateType: z.enum(shippingRateTypes) }),
  shipping: z.object({
    standardCents: centsSchema,
    standardDescription: textSchema,
    whiteGloveCents: centsSchema,
    whiteGloveDescription: textSchema,
  }),
  assemblyRequired: z.boolean(),
  careInstructions: optionalText,
  clientDescription: optionalText,
  materialsFinish: optionalText,
  materialsFinishTwo: optionalText,
  sku: optionalText,
  link: z.url('not an address').nullable(),
  scrapingSpecifics: optionalText,
  addedWhen: z.iso.date('not a date such as 2026-03-01'),
});

type Fields = z.infer<typeof fields>;

/** The traits that depend on the kind: each must be one the quiz can ask for, or nobody would ever find the piece. */
function traitProblems({ kind, type, subType, shape, size }: Fields): { path: string; message: string }[] {
  const { types, subTypes, shapes } = traitsOf(kind);
  const expected = [
    ['type', type, types],
    ['subType', subType, traitApplies(kind, 'subTypes', type) ? subTypes : []],
    ['shape', shape, shapes],
    ['size', size, sizesOf(kind)],
  ] as const;
  return expected.flatMap(([path, value, allowed]) => {
    if (value === null ? allowed.length === 0 : allowed.includes(value)) return [];
    const piece = pieceNames[kind].one.toLowerCase();
    if (value === null) return [{ path, message: `a ${piece} needs one of ${allowed.join(', ')}` }];
    if (allowed.length === 0) return [{ path, message: `this ${piece} takes none, not '${value}'` }];
    return [{ path, message: `'${value}' is not one of ${allowed.join(', ')}` }];
  });
}

function checkTraits(item: Fields, context: z.RefinementCtx): void {
  for (const { path, message } of traitProblems(item)) context.addIssue({ code: 'custom', path: [path], message });
}

/** What an editor or an import may set. */
export const editableItemSchema = fields.superRefine(checkTraits);
export type EditableItem = z.infer<typeof editableItemSchema>;

/** The catalogue's own record of a piece. The showroom makes them, the composer chooses among them. */
export const catalogueItemSchema = fields
  .extend({
    pictures: picturesSchema,
    totalUnitsSold: z.number().int().min(0),
    grossSalesCents: z.number().int().min(0),
  })
  .superRefine(checkTraits);
export type CatalogueItem = z.infer<typeof catalogueItemSchema>;

/** The record without what is the staff's alone. */
export type PublicItem = Omit<CatalogueItem, 'link' | 'scrapingSpecifics' | 'totalUnitsSold' | 'grossSalesCents'>;

export function publicItem(item: CatalogueItem): PublicItem {
  const { link: _link, scrapingSpecifics: _specifics, totalUnitsSold: _sold, grossSalesCents: _sales, ...shown } = item;
  return shown;
}

/** In stock means enough for the quantity asked for. */
export function inStock(item: { active: boolean; stock: number }, quantity = 1): boolean {
  return item.active && item.stock >= quantity;
}
