/** A picture is named by a path of plain words, never by a file name or an address: `scenes/living-room/linen-01`. */
const SEGMENT = '[A-Za-z0-9][A-Za-z0-9_-]*';
const PUBLIC_ID = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const MAX_LENGTH = 200;

export function isPublicId(text: string): boolean {
  return text.length <= MAX_LENGTH && PUBLIC_ID.test(text);
}

/** What visitors and customers send in goes here and nowhere else; its pictures are private and never listed. */
export const uploadPreset = 'user_images';

/** What the house itself sends in, in the studio: pictures of pieces, for everyone to see. */
export const shopUploads = 'furniture/uploaded';

/** The shop's own folders. Deeper ones (`scenes/bedroom`) belong to the first that begins them. */
export const folders = [
  'brands',
  'exploration',
  'furniture',
  'guides',
  'hero',
  'offerings',
  'press',
  'quiz',
  'scenes',
  'styles',
  'team',
  'testimonials',
] as const;
export type Folder = (typeof folders)[number];

export function isPrivate(publicId: string): boolean {
  return publicId === uploadPreset || publicId.startsWith(`${uploadPreset}/`);
}

/** A folder may be listed when it is the shop's own: nobody lists what people sent in. */
export function isListable(path: string): boolean {
  return isPublicId(path) && folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Is the picture in this folder or one below it? */
export function isInFolder(publicId: string, path: string): boolean {
  return publicId.startsWith(`${path}/`);
}

/** The name of a picture in somebody's answers: one of our own, saved from the gallery, or one that they sent in. */
export const attachedPicture = (id: string): string => (isListable(id) ? id : `${uploadPreset}/${id}`);
