export {
  type Folder,
  folders,
  isInFolder,
  isListable,
  isPrivate,
  isPublicId,
  uploadPreset,
} from './public-id.ts';
export { publicIdSchema } from './schema.ts';
export {
  imagePath,
  imageSources,
  maxImageDimension,
  type ParsedTransform,
  parseTransform,
  servedWidth,
  servedWidths,
} from './transform.ts';
