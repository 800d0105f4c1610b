import { imagePath } from '../media/index.ts';
import { toDollars } from '../money/index.ts';
import type { Furniture, FurnitureImage } from './furniture.ts';
import type { CatalogItem, Picture } from './item.ts';
import { pieceNames } from './pieces.ts';
import { rooms } from './rooms.ts';

const thumbnailWidths = { small: 160, large: 640, full: 1920 } as const;

export interface Dimensions {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The size the way a vendor writes it: `84"W x 36"D x 33.5"H`. */
export function sizeText({ width, depth, height }: Dimensions): string {
  const inches = (value: number) => `${Math.round(value * 100) / 100}"`;
  return `${inches(width)}W x ${inches(depth)}D x ${inches(height)}H`;
}

function furnitureImage({ publicId, width, height, bytes, type }: Picture, origin: string): FurnitureImage {
  const thumbnail = (wanted: number) => {
    const across = Math.min(wanted, width);
    return {
      url: origin + imagePath(publicId, across),
      width: across,
      height: Math.max(1, Math.round((height * across) / width)),
    };
  };
  const { small, large, full } = thumbnailWidths;
  return {
    id: publicId,
    width,
    height,
    url: origin + imagePath(publicId, width),
    filename: `${publicId.slice(publicId.lastIndexOf('/') + 1)}.${type.slice(type.indexOf('/') + 1)}`,
    size: bytes,
    type,
    thumbnails: { small: thumbnail(small), large: thumbnail(large), full: thumbnail(full) },
  };
}

/** One of our records in the specification's shape. `origin` makes the picture URLs absolute. */
export function furnitureOfItem(item: CatalogItem, origin = ''): Furniture {
  const images = (pictures: readonly Picture[]) => pictures.map((picture) => furnitureImage(picture, origin));
  return {
    recordId: item.recordId,
    name: item.name,
    images: {
      front: images(item.pictures.front),
      side: images(item.pictures.side),
      detail: images(item.pictures.detail),
      back: images(item.pictures.back),
    },
    link: item.link,
    itemType: [pieceNames[item.kind].one],
    itemPrice: toDollars(item.priceCents),
    primaryRoom: item.rooms.map((room) => rooms[room].label),
    size: sizeText(item.dimensions),
    ...(item.weightPounds ? { weightPounds: item.weightPounds } : {}),
    vendor: { name: item.vendor.name, shippingRateType: item.vendor.shippingRateType },
    assemblyRequired: item.assemblyRequired,
    style: item.styles.length > 0 ? [...item.styles] : null,
    careInstructions: item.careInstructions,
    clientDescription: item.clientDescription,
    materialsFinish: item.materialsFinish,
    materialsFinishTwo: item.materialsFinishTwo,
    sku: item.sku,
    scrapingSpecifics: item.scrapingSpecifics,
    addedWhen: item.addedWhen,
    totalUnitsSold: item.totalUnitsSold,
    grossSales: toDollars(item.grossSalesCents),
    shipping: {
      standardShippingPrice: toDollars(item.shipping.standardCents),
      standardShippingDescription: item.shipping.standardDescription,
      whiteGlovePrice: toDollars(item.shipping.whiteGloveCents),
      whiteGloveDescription: item.shipping.whiteGloveDescription,
    },
  };
}
