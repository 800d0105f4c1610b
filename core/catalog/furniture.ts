import { z } from 'zod';
import { rooms } from './rooms.ts';
import { styleLabels } from './styles.ts';

/** A piece as the public API shows it: the specification's fields and names, prices in dollars. */
const dollars = z.number().nonnegative();
const nullableText = z.string().nullable();

export const shippingRateTypes = ['flat', 'variable', 'free'] as const;
export type ShippingRateType = (typeof shippingRateTypes)[number];

export const thumbnailSchema = z.strictObject({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export const furnitureImageSchema = z.strictObject({
  id: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  url: z.string(),
  filename: z.string(),
  size: z.number().int().nonnegative(),
  type: z.string(),
  thumbnails: z.strictObject({ small: thumbnailSchema, large: thumbnailSchema, full: thumbnailSchema }),
});
export type FurnitureImage = z.infer<typeof furnitureImageSchema>;

export const imageGroups = ['front', 'side', 'detail', 'back'] as const;
export type ImageGroup = (typeof imageGroups)[number];

const images = z.array(furnitureImageSchema);

export const furnitureSchema = z.strictObject({
  recordId: z.string(),
  name: z.string(),
  images: z.strictObject({ front: images, side: images, detail: images, back: images }),
  link: nullableText,
  itemType: z.array(z.string()),
  itemPrice: dollars,
  primaryRoom: z.array(
    z.enum([rooms['living-room'].label, rooms.bedroom.label, rooms.office.label, rooms['dining-room'].label]),
  ),
  size: nullableText,
  /** Only where the maker has said. */
  weightPounds: z.number().positive().optional(),
  vendor: z.strictObject({ name: z.string(), shippingRateType: z.enum(shippingRateTypes) }),
  assemblyRequired: z.boolean(),
  style: z.array(z.enum(styleLabels)).nullable(),
  careInstructions: nullableText,
  clientDescription: nullableText,
  materialsFinish: nullableText,
  materialsFinishTwo: nullableText,
  sku: nullableText,
  scrapingSpecifics: nullableText,
  addedWhen: z.iso.date(),
  totalUnitsSold: z.number().int().nonnegative(),
  grossSales: dollars,
  shipping: z.strictObject({
    standardShippingPrice: dollars,
    standardShippingDescription: z.string(),
    whiteGlovePrice: dollars,
    whiteGloveDescription: z.string(),
  }),
  /** These three only when the piece was chosen from a selection. */
  quantity: z.number().int().positive().optional(),
  selectionId: z.string().optional(),
  chosenData: z.looseObject({ id: z.string(), selectionId: z.string() }).optional(),
});
export type Furniture = z.infer<typeof furnitureSchema>;

export const staffOnlyFields = ['link', 'scrapingSpecifics', 'totalUnitsSold', 'grossSales'] as const;

export const publicFurnitureSchema = furnitureSchema.omit({
  link: true,
  scrapingSpecifics: true,
  totalUnitsSold: true,
  grossSales: true,
});
export type PublicFurniture = z.infer<typeof publicFurnitureSchema>;

/** What may be shown publicly. Where we buy, how we read the vendor's page and what sold stay internal. */
export function publicFurniture(furniture: Furniture): PublicFurniture {
  const { link: _link, scrapingSpecifics: _specifics, totalUnitsSold: _sold, grossSales: _sales, ...shown } = furniture;
  return shown;
}
