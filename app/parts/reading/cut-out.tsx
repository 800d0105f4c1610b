import { Picture } from '#app/ui/picture/picture.tsx';

export type PictureFacts = Readonly<Record<string, { width: number; height: number; alt: string }>>;

export interface CutOutProps {
  pictures: PictureFacts;
  publicId: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** A piece without its background, if that picture exists. Decorative, so no alt text. */
export function CutOut({ pictures, publicId, sizes, priority = false, className }: CutOutProps) {
  const facts = pictures[publicId];
  if (!facts) return null;
  const { width, height } = facts;
  return <Picture {...{ publicId, width, height, sizes, priority, className }} alt="" cutOut />;
}
