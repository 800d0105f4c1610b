import type { Stage } from './stage.ts';

const pictureWidth = 2400;
const fileName = 'your-room.jpg';

/** Saves what is seen as a picture in the browser's downloads. */
export async function savePicture(stage: Stage | null): Promise<void> {
  const picture = await stage?.picture(pictureWidth);
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
