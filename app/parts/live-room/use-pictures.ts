import { type RefObject, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { sendImage } from '#app/parts/upload/send-image.ts';
import { attachedPicture } from '#core/media/index.ts';
import type { LivePictures } from './furniture-set.ts';
import type { Stage } from './stage.ts';
import { liveWords as words } from './words.ts';

export interface TakenPictures {
  /** The one that goes with the share link; null if there is none. */
  kept: string | null;
  isTaking: boolean;
  problem: string | null;
  take: () => Promise<void>;
  takeBack: () => Promise<void>;
}

/** Pictures of the room: each is saved in the downloads, and the newest of a customer's own room is kept with its boards. */
export function usePictures(stage: RefObject<Stage | null>, pictures: LivePictures | null): TakenPictures {
  const [kept, setKept] = useState(pictures?.publicId ?? null);
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async () => {
    setTaking(true);
    setProblem(null);
    const file = await pictureFile(stage.current);
    if (file) downloadPicture(file);
    if (file && pictures) {
      const id = await keepPicture(pictures.address, file);
      if (id) setKept(attachedPicture(id));
      else setProblem(words.notKept);
    }
    setTaking(false);
  };
  const takeBack = async () => {
    if (!pictures) return;
    setTaking(true);
    const { ok } = await send(pictures.address, { json: { remove: true } });
    if (ok) setKept(null);
    setProblem(ok ? null : words.notTakenBack);
    setTaking(false);
  };
  return { kept, isTaking, problem, take, takeBack };
}

/** Uploads it and keeps it with the boards. Null if either failed. */
async function keepPicture(address: string, file: File): Promise<string | null> {
  try {
    const { id } = await sendImage(file, () => undefined).done;
    const { ok } = await send(address, { json: { uploadId: id } });
    return ok ? id : null;
  } catch {
    return null;
  }
}

const pictureWidth = 2400;
const fileName = 'your-room.jpg';

/** What is seen, as a picture in a file. */
async function pictureFile(stage: Stage | null): Promise<File | null> {
  const picture = await stage?.picture(pictureWidth);
  return picture ? new File([picture], fileName, { type: picture.type }) : null;
}

/** Saves a picture in the browser's downloads. */
function downloadPicture(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
