import { attachedPicture, imagePath, isPublicId } from '#core/media/index.ts';
import type { UploadedImage } from '#core/survey/index.ts';

/** Always from our own host, whatever URL the answer carries; a small copy is enough here. */
export function imageAddress({ id, url }: UploadedImage): string {
  const publicId = attachedPicture(id);
  return isPublicId(publicId) ? imagePath(publicId, 480) : url;
}
