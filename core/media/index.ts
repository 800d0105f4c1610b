export {
  type Folder,
  folders,
  isInFolder,
  isListable,
  isPrivate,
  isPublicId,
  publicIdSchema,
  uploadPreset,
} from './public-id.ts';
export {
  imagePath,
  imageSources,
  maxImageDimension,
  type ParsedTransform,
  parseTransform,
  servedWidth,
  servedWidths,
} from './transform.ts';
