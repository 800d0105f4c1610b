export type { Composition, Layer, Perspective, Placed } from './composition.ts';
export { imageTypeOf } from './image-type.ts';
export { cacheRule, mayView, type UploadOwner, type Viewer } from './privacy.ts';
export {
  attachedPicture,
  type Folder,
  folders,
  isInFolder,
  isListable,
  isPrivate,
  isPublicId,
  modelPath,
  shopModels,
  shopUploads,
  uploadPreset,
} from './public-id.ts';
export { publicIdSchema } from './schema.ts';
export {
  imagePath,
  imageSources,
  isLetterPicture,
  letterImagePath,
  maxImageDimension,
  type ParsedTransform,
  parseTransform,
  servedWidth,
  servedWidths,
} from './transform.ts';
export {
  isUploadType,
  type UploadRefusal,
  type UploadType,
  uploadCountMessage,
  uploadLimits,
  uploadRefusal,
  uploadRefusalWords,
  uploadTypeMessage,
  uploadTypes,
  visitorUploadExpiry,
} from './upload.ts';
