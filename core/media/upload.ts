import { text } from '../texts/index.ts';

/** What people may upload, and how much. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'image/heic',
] as const;
export type UploadType = (typeof uploadTypes)[number];

export const uploadLimits = {
  bytes: 25 * 1024 * 1024,
  pixels: 100_000_000,
  /** A visitor's pictures, until an account claims them. */
  perVisitor: 20,
  visitorDays: 30,
} as const;

export function isUploadType(type: string): type is UploadType {
  return (uploadTypes as readonly string[]).includes(type);
}

/** The message for a file of the wrong type; a file without a type has none to name. */
export function uploadTypeMessage(type: string): string | null {
  if (isUploadType(type)) return null;
  return type === '' ? text('upload.imagesOnly') : text('upload.typeNotAllowed', { type });
}

/** The message about the number of files, when a question limits it. */
export function uploadCountMessage(count: number, bounds: { min: number; max: number }): string | null {
  if (count > bounds.max) return text('upload.tooMany', bounds);
  return count < bounds.min ? text('upload.tooFew', { n: bounds.min }) : null;
}

export type UploadRefusal = 'too-many-bytes' | 'too-many-pixels' | 'too-many-files' | 'empty';

/** The limits checked when a file arrives. Its type comes from its content, see `imageTypeOf`. */
export function uploadRefusal(file: {
  bytes: number;
  pixels: number;
  /** Pictures this visitor has already uploaded; null for an account. */
  visitorFiles: number | null;
}): UploadRefusal | null {
  if (file.bytes === 0) return 'empty';
  if (file.bytes > uploadLimits.bytes) return 'too-many-bytes';
  if (file.pixels > uploadLimits.pixels) return 'too-many-pixels';
  return file.visitorFiles !== null && file.visitorFiles >= uploadLimits.perVisitor ? 'too-many-files' : null;
}

export const uploadRefusalWords: Readonly<Record<UploadRefusal, string>> = {
  empty: 'This file is empty.',
  'too-many-bytes': `Please choose a picture of ${uploadLimits.bytes / 1024 / 1024} MB or less.`,
  'too-many-pixels': `Please choose a picture of ${uploadLimits.pixels / 1_000_000} megapixels or less.`,
  'too-many-files': `You can add up to ${uploadLimits.perVisitor} pictures before you create an account.`,
};

/** When a visitor's unclaimed picture is deleted. */
export function visitorUploadExpiry(uploadedAt: Date): Date {
  return new Date(uploadedAt.getTime() + uploadLimits.visitorDays * 24 * 60 * 60 * 1000);
}
