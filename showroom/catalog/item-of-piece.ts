import {
  type CatalogItem,
  type Picture,
  type Pictures,
  standardDeliveryDescription,
  whiteGloveDescription,
} from '#core/catalog/index.ts';
import type { Manifest } from '../manifest.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import { brands } from './brands.ts';
import { careOf, noticesOf } from './care.ts';
import { type Piece, recordIdOf } from './piece.ts';
import { seatHeightOf } from './seat-height.ts';
import { diagonalDepthOf, takesApartOf } from './takes-apart.ts';

const pictures: Manifest = manifest;

function picture(publicId: string): Picture[] {
  const entry = pictures[publicId];
  if (!entry) return [];
  const { width, height, bytes, type } = entry;
  return [{ publicId, width, height, bytes, type }];
}

function picturesOf(recordId: string): Pictures {
  const view = (name: string) => picture(`furniture/${recordId}/${name}`);
  return {
    front: view('front'),
    side: view('side'),
    detail: view('detail'),
    back: view('back'),
    cutOut: view('cut-out')[0] ?? null,
  };
}

/** A number from 0 to 1 that is always the same for the same words. */
function lot(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

const between = (words: string, low: number, high: number) => low + Math.floor(lot(words) * (high - low + 1));
const BULKY = new Set(['sofa', 'bed', 'sideboard', 'dresser', 'dining_table', 'desk', 'standing_desk', 'bar_table']);
/** Of every seven pieces of one type and size, makers keep these in a warehouse; the others are made to order. */
const KEPT_READY: ReadonlySet<number> = new Set([0, 1, 3, 5]);
/** Rugs are woven ahead and kept rolled up, so one more of seven is there. */
const RUGS_KEPT_READY: ReadonlySet<number> = new Set([0, 1, 2, 3, 5]);
const FIRST_DAY = Date.UTC(2025, 0, 6);
const DAY = 86_400_000;

function shippingOf({ slug, kind, brand, dollars }: Piece): CatalogItem['shipping'] {
  const bulky = BULKY.has(kind);
  const free = brands[brand].shippingRateType === 'free';
  const standard = free ? 0 : Math.min(139, Math.round((bulky ? 79 : 29) + dollars * 0.012));
  const whiteGlove = Math.min(299, Math.round((bulky ? 129 : 49) + dollars * 0.03 + between(`${slug}:glove`, 0, 20)));
  return {
    standardCents: standard * 100,
    standardDescription: standardDeliveryDescription,
    whiteGloveCents: whiteGlove * 100,
    whiteGloveDescription,
  };
}

/** As in a real shop: most of the range leaves within two weeks, the rest takes three to six, what's sold out longer. */
function daysUntilShipped({ slug, kind }: Piece, soldOut: boolean, among: number): number {
  if (soldOut) return between(`${slug}:lead`, 42, 84);
  const kept = kind === 'rug' ? RUGS_KEPT_READY : KEPT_READY;
  return kept.has(among % 7) ? between(`${slug}:lead`, 3, 14) : between(`${slug}:lead`, 21, 42);
}

/** The whole record of a piece, with the pictures that exist of it. `among` is its place among those of its type and size. */
export function itemOfPiece(piece: Piece, among: number): CatalogItem {
  const { slug, brand, model, dollars } = piece;
  const recordId = recordIdOf(piece);
  const maker = brands[brand];
  const sold = between(`${slug}:sold`, 0, 240);
  const soldOut = lot(`${slug}:stock`) < 0.06;
  return {
    recordId,
    name: piece.name,
    kind: piece.kind,
    type: piece.type,
    subType: piece.subType,
    materials: piece.materials,
    shape: piece.shape,
    size: piece.size,
    styles: piece.styles,
    woodTone: piece.woodTone,
    color: piece.color,
    swatch: piece.swatch,
    rooms: piece.rooms,
    priceCents: dollars * 100,
    dimensions: { ...model.size, diagonalDepth: diagonalDepthOf(piece) },
    seatHeight: seatHeightOf(piece),
    stock: soldOut ? 0 : between(`${slug}:stock`, 6, 60),
    leadTimeDays: daysUntilShipped(piece, soldOut, among),
    active: true,
    vendor: { name: maker.name, shippingRateType: maker.shippingRateType, shipsFrom: maker.shipsFrom },
    shipping: shippingOf(piece),
    assemblyRequired: piece.assembly,
    takesApart: takesApartOf(piece),
    careInstructions: careOf(piece),
    clientDescription: [piece.description, ...noticesOf(piece)].join(' '),
    materialsFinish: piece.finish,
    materialsFinishTwo: piece.secondFinish,
    sku: `${maker.code}-${between(slug, 1000, 9999)}-${slug.slice(0, 3).toUpperCase()}`,
    link: `https://${maker.mark}.example/pieces/${slug}`,
    scrapingSpecifics: `Price in .price, stock in .availability of article ${maker.code}-${between(slug, 1000, 9999)}`,
    addedWhen: new Date(FIRST_DAY + between(`${slug}:added`, 0, 540) * DAY).toISOString().slice(0, 10),
    totalUnitsSold: sold,
    grossSalesCents: sold * dollars * 100,
    pictures: picturesOf(recordId),
  };
}
