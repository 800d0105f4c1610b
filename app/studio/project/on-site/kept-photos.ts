import { keptPhotos } from '#app/shell/session/forget.ts';

/** A photo that's on this device and not on the server yet. Signing out clears it, like drawings. */
export interface KeptPhoto {
  key: string;
  takenAt: string;
  file: Blob;
}

const takenHeader = 'X-Taken-At';
const folderOf = (surveyId: string) => `/studio/projects/${surveyId}/photos/`;

/** The browser's cache takes pictures of any size and outlives the page. */
export async function keepPhoto(surveyId: string, { key, takenAt, file }: KeptPhoto): Promise<void> {
  const cache = await caches.open(keptPhotos);
  const headers = { 'Content-Type': file.type, [takenHeader]: takenAt };
  await cache.put(folderOf(surveyId) + key, new Response(file, { headers }));
}

export async function photosKept(surveyId: string): Promise<KeptPhoto[]> {
  const cache = await caches.open(keptPhotos);
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folderOf(surveyId)));
  const photos = await Promise.all(
    own.map(async (request): Promise<KeptPhoto[]> => {
      const kept = await cache.match(request);
      const key = new URL(request.url).pathname.slice(folderOf(surveyId).length);
      return kept ? [{ key, takenAt: kept.headers.get(takenHeader) ?? '', file: await kept.blob() }] : [];
    }),
  );
  return photos.flat().toSorted((one, other) => (one.takenAt < other.takenAt ? -1 : 1));
}

export async function dropPhoto(surveyId: string, key: string): Promise<void> {
  const cache = await caches.open(keptPhotos);
  await cache.delete(folderOf(surveyId) + key);
}
