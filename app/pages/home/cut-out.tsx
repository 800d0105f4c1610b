import { Picture } from '#app/ui/picture/picture.tsx';
import type { Pictures } from './stand-ins.ts';

/** A piece without its background, if it has been photographed; decoration, so it stays silent. */
export function CutOut({
  pictures,
  publicId,
  sizes,
  className,
  priority,
}: {
  pictures: Pictures;
  publicId: string;
  sizes: string;
  className?: string | undefined;
  priority?: boolean;
}) {
  const facts = pictures[publicId];
  if (!facts) return null;
  return (
    <div className={className}>
      <Picture
        publicId={publicId}
        alt=""
        width={facts.width}
        height={facts.height}
        sizes={sizes}
        priority={priority ?? false}
        cutOut
      />
    </div>
  );
}
