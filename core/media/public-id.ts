/** A picture is named by a path of plain words, never a file name or URL: `scenes/living-room/linen-01`. */
const SEGMENT = '[A-Za-z0-9][A-Za-z0-9_-]*';
const PUBLIC_ID = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const MAX_LENGTH = 200;

export function isPublicId(text: string): boolean {
  return text.length <= MAX_LENGTH && PUBLIC_ID.test(text);
}

/** The only place visitor and customer uploads go. These pictures are private and never listed. */
export const uploadPreset = 'user_images';

/** Pictures of pieces that staff upload in the studio, for everyone to see. */
export const shopUploads = 'furniture/uploaded';

/** 3D models of pieces that staff upload in the studio. They're drawn in the live room, so everyone may fetch them. */
export const shopModels = 'furniture/models';

export const modelPath = (id: string): string => `/model/${id}`;

/** The shop's own folders. A deeper one (`scenes/bedroom`) belongs to the folder its path starts with. */
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

/** Only the shop's own folders may be listed, never people's uploads. */
export function isListable(path: string): boolean {
  return isPublicId(path) && folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Whether the picture is in this folder or one below it. */
export function isInFolder(publicId: string, path: string): boolean {
  return publicId.startsWith(`${path}/`);
}

/** The name of a picture in a customer's answers: one of ours saved from the gallery, or one they uploaded. */
export const attachedPicture = (id: string): string => (isListable(id) ? id : `${uploadPreset}/${id}`);
