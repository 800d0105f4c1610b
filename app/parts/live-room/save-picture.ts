import type { Stage } from './stage.ts';

const pictureWidth = 2400;
const fileName = 'your-room.jpg';

/** What is seen, as a picture in a file. */
export async function pictureFile(stage: Stage | null): Promise<File | null> {
  const picture = await stage?.picture(pictureWidth);
  return picture ? new File([picture], fileName, { type: picture.type }) : null;
}

/** Saves a picture in the browser's downloads. */
export function downloadPicture(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
