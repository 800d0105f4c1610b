import { z } from 'zod';
import { publicIdSchema } from '../media/index.ts';
import { stateAbbreviations } from '../places/index.ts';
import { shippingRateTypes } from './furniture.ts';
import { itemColors } from './item-colors.ts';
import { itemWords as words } from './item-words.ts';
import { materials, sizesOf, traitApplies, traitsOf, woodTones } from './piece-traits.ts';
import { pieceKinds, pieceNames } from './pieces.ts';
import { roomIds } from './rooms.ts';
import { styleLabels } from './styles.ts';
import { apartProblems, inchesSchema, takesApartSchema } from './takes-apart.ts';

export const recordIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, words.recordId);

const longestText = 2000;
const longestName = 120;
const heaviestPounds = 2000;
const numberSchema = z.number({ error: words.tooLarge });
const centsSchema = numberSchema.int(words.notCents).min(0, words.belowZero).max(100_000_000, words.tooLarge);
const textSchema = z.string().trim().max(longestText, words.tooLong(longestText));
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: ({ input }) => words.notOneOf(String(input), values) });
const optionalText = textSchema.nullable();

export const pictureSchema = z.object({
  publicId: publicIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().nonnegative(),
  type: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The specification's views, with the lead picture first among the front ones, plus the cut-out for boards. */
export const picturesSchema = z.object({
  front: z.array(pictureSchema),
  side: z.array(pictureSchema),
  detail: z.array(pictureSchema),
  back: z.array(pictureSchema),
  cutOut: pictureSchema.nullable(),
});
export type Pictures = z.infer<typeof picturesSchema>;

export const noPictures: Pictures = { front: [], side: [], detail: [], back: [], cutOut: null };

/** A 3D model that staff uploaded for a piece we don't build ourselves, as it was measured, in inches. */
const uploadedModelSchema = z.object({
  id: publicIdSchema,
  bytes: z.number().int().positive(),
  triangles: z.number().int().positive(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
});
export type UploadedModel = z.infer<typeof uploadedModelSchema>;

const fields = z.object({
  recordId: recordIdSchema,
  name: textSchema.min(1, words.name).max(longestName, words.tooLong(longestName)),
  kind: oneOf(pieceKinds),
  type: z.string().nullable(),
  subType: z.string().nullable(),
  materials: z.array(oneOf(materials)),
  shape: z.string().nullable(),
  /** The catalog size (`8x10`, `queen`, `counter`); inches are in `dimensions`. */
  size: z.string().nullable(),
  styles: z.array(oneOf(styleLabels)),
  woodTone: oneOf(woodTones).nullable(),
  color: oneOf(itemColors),
  /** The color to paint it in. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, words.swatch)
    .nullable(),
  rooms: z.array(oneOf(roomIds)).min(1, words.room),
  priceCents: centsSchema.min(1, words.price),
  /** Inches. A sofa's diagonal depth decides whether it can be tipped through a door. */
  dimensions: z.object({
    width: inchesSchema,
    depth: inchesSchema,
    height: inchesSchema,
    diagonalDepth: inchesSchema.nullable(),
  }),
  /** With its packaging, of one piece; null if the maker hasn't said. Older records don't have it. */
  weightPounds: z
    .number({ error: words.tooLarge })
    .positive(words.noPounds)
    .max(heaviestPounds, words.overPounds(heaviestPounds))
    .multipleOf(0.1, words.tooFinePounds)
    .nullish(),
  /** From the floor to where one sits; null if the maker hasn't said, or it isn't a seat. Older records don't have it. */
  seatHeight: inchesSchema.nullish(),
  stock: numberSchema.int(words.notWhole).min(0, words.belowZero).max(1_000_000, words.tooLarge),
  leadTimeDays: numberSchema.int(words.notWhole).min(0, words.belowZero).max(365, words.overYear),
  active: z.boolean(),
  vendor: z.object({
    name: textSchema.min(1, words.vendor).max(longestName, words.tooLong(longestName)),
    shippingRateType: oneOf(shippingRateTypes),
    /** The state its warehouse is in; null if the maker hasn't said. */
    shipsFrom: oneOf(stateAbbreviations).nullable(),
  }),
  shipping: z.object({
    standardCents: centsSchema,
    standardDescription: textSchema,
    whiteGloveCents: centsSchema,
    whiteGloveDescription: textSchema,
  }),
  assemblyRequired: z.boolean(),
  takesApart: takesApartSchema,
  careInstructions: optionalText,
  clientDescription: optionalText,
  materialsFinish: optionalText,
  materialsFinishTwo: optionalText,
  sku: optionalText,
  link: z.url({ protocol: /^https?$/, error: words.link }).nullable(),
  scrapingSpecifics: optionalText,
  addedWhen: z.iso.date(words.date),
});

type Fields = z.infer<typeof fields>;

/**
 * The traits that depend on the kind. Each must be one the quiz can ask for, or no customer would ever get the piece.
 */
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
    if (value === null) return [{ path, message: words.needsOneOf(piece, allowed) }];
    if (allowed.length === 0) return [{ path, message: words.takesNone(piece, value) }];
    return [{ path, message: words.notOneOf(value, allowed) }];
  });
}

function checkItem(item: Fields, context: z.RefinementCtx): void {
  for (const { path, message } of traitProblems(item)) context.addIssue({ code: 'custom', path: [path], message });
  if ((item.seatHeight ?? 0) > item.dimensions.height)
    context.addIssue({ code: 'custom', path: ['seatHeight'], message: words.seatTooHigh });
  for (const { path, message } of apartProblems(item)) context.addIssue({ code: 'custom', path: [...path], message });
}

/** What an editor or an import may set. */
export const editableItemSchema = fields.superRefine(checkItem);
export type EditableItem = z.infer<typeof editableItemSchema>;

/** The catalog's own record of a piece. The showroom creates them, the composer picks from them. */
export const catalogItemSchema = fields
  .extend({
    pictures: picturesSchema,
    model: uploadedModelSchema.optional(),
    totalUnitsSold: z.number().int().min(0),
    grossSalesCents: z.number().int().min(0),
  })
  .superRefine(checkItem);
export type CatalogItem = z.infer<typeof catalogItemSchema>;

/** The record without the fields only staff may see. */
export type PublicItem = Omit<CatalogItem, 'link' | 'scrapingSpecifics' | 'totalUnitsSold' | 'grossSalesCents'>;

export function publicItem(item: CatalogItem): PublicItem {
  const { link: _link, scrapingSpecifics: _specifics, totalUnitsSold: _sold, grossSalesCents: _sales, ...shown } = item;
  return shown;
}

/** Enough stock for the quantity asked for. */
export function inStock(item: { active: boolean; stock: number }, quantity = 1): boolean {
  return item.active && item.stock >= quantity;
}
