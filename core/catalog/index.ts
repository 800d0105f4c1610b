export { brandCount } from './brand-count.ts';
export { type Brand, brandSchema, brandsSchema } from './brands.ts';
export {
  type Browse,
  type BrowseFilter,
  type BrowseOption,
  type BrowseProblem,
  type BrowseSort,
  browseHref,
  browseOptions,
  browsePageSize,
  browsePath,
  browseSorts,
  everything,
  familyName,
  filtersOn,
  isDoorway,
  lastBrowsePage,
  readBrowse,
  styleSlug,
  usualDoorHeight,
} from './browse/browse.ts';
export {
  type BrowseCounts,
  type BrowseSpan,
  countChoices,
  styleMasks,
  type TraitGroup,
  traitBit,
  traitMasks,
} from './browse/browse-traits.ts';
export { favoriteLimits } from './browse/favorites.ts';
export { companionKinds, goesWellWith, mostAlike } from './browse/goes-well-with.ts';
export {
  anything,
  type CatalogFilter,
  type CatalogQuery,
  catalogQuerySchema,
  defaultPageSize,
  matches,
  maxPageSize,
  searchText,
} from './browse/search.ts';
export { foldText, searchTerms } from './browse/search-terms.ts';
export {
  type BudgetTier,
  type BudgetTiers,
  budgetTierIds,
  budgetTierNames,
  budgetTiers,
  mostInTier,
  type TierQuestion,
  tierOf,
  tierRangeText,
  withinTier,
} from './budget-tiers.ts';
export { chosenFurniture } from './chosen-furniture.ts';
export { leadTimeWords, standardDeliveryDescription, whiteGloveDescription } from './delivery.ts';
export {
  type Furniture,
  type FurnitureImage,
  furnitureSchema,
  type ImageGroup,
  imageGroups,
  type PublicFurniture,
  publicFurniture,
  publicFurnitureSchema,
  type ShippingRateType,
  shippingRateTypes,
  staffOnlyFields,
} from './furniture.ts';
export { type Dimensions, furnitureOfItem, sizeText } from './furniture-of-item.ts';
export {
  type BulkChange,
  bulkPercent,
  mostInBulk,
  readBulkChange,
  withBulkChange,
} from './import/bulk-change.ts';
export { type CsvRow, type ParsedCsv, parseCsv, printCsv } from './import/csv.ts';
export {
  cellsOf,
  hasPicture,
  heldForPictures,
  importLimits,
  isPictured,
  type PictureView,
  pictureViews,
  stockAfterEdit,
  withLead,
  withoutPicture,
  withPicture,
} from './import/edit.ts';
export {
  exportCsv,
  exportJson,
  type FieldProblem,
  type Import,
  type ImportProblem,
  type ImportRow,
  type ImportRows,
  importCsv,
  importJson,
  importRows,
  type ReadItem,
  readImport,
  readItem,
  recordIdsIn,
  rowsOfCsv,
  rowsOfJson,
} from './import/import.ts';
export { type Change, type ImportPlan, planImport } from './import/import-plan.ts';
export { recordIdsFor } from './import/new-piece.ts';
export { type PictureName, readingsOfPictureName } from './import/picture-names.ts';
export {
  type CatalogItem,
  catalogItemSchema,
  type EditableItem,
  editableItemSchema,
  inStock,
  noPictures,
  type Picture,
  type Pictures,
  type PublicItem,
  publicItem,
  recordIdSchema,
  type UploadedModel,
} from './item.ts';
export { type ItemColor, itemColors } from './item-colors.ts';
export { itemWords } from './item-words.ts';
export { type Offering, type OfferingItem, offerings } from './offerings.ts';
export { optionLabel } from './option-labels.ts';
export {
  type Color,
  type ColorIntensity,
  colorIntensities,
  colors,
  counterHeights,
  type Material,
  materials,
  type PieceTraits,
  pieceTraits,
  type RugStyle,
  rugStyleNumber,
  rugStyleNumbered,
  rugStyles,
  sizesOf,
  traitApplies,
  traitsOf,
  type WoodTone,
  woodTones,
} from './piece-traits.ts';
export { isPieceKind, type PieceKind, pieceKinds, pieceNamed, pieceNames } from './pieces.ts';
export { piecesOf, type Room, type RoomLabel, roomIds, roomNamed, rooms, roomsLike, startingRooms } from './rooms.ts';
export { storyOf } from './story.ts';
export {
  asksWoodTone,
  labelsNamed,
  labelsOfStyle,
  nameOfStyle,
  type Style,
  type StyleLabel,
  styleIds,
  styleLabels,
  styleOfLabel,
  styles,
} from './styles.ts';
export {
  comesFlatPacked,
  diagonalDepthRange,
  oneBody,
  printSections,
  readSections,
  type Section,
  type TakesApart,
} from './takes-apart.ts';
