import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { imagePath, imageSources } from '#core/media/index.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  publicId: string;
  /** What it shows; empty where the words beside it already say so. */
  alt: string;
  /** The picture's own size in pixels: it keeps the room until the picture comes. */
  width: number;
  height: number;
  /** How wide it stands on the page, as in the sizes attribute: '(min-width: 768px) 50vw, 100vw'. */
  sizes: string;
  /** The one or two that are seen first: loaded at once and before the rest. */
  priority?: boolean;
  /** natural: its own proportion; cover, contain: fills the frame it stands in. */
  fit?: 'natural' | 'cover' | 'contain';
  /** Where to look when it is cropped: '60% 55%'. */
  focus?: string;
  /** A few pixels as a data address, blurred and shown until the picture itself has come. */
  blur?: string | undefined;
  /** On its own ground: no rounded frame, no preview that would shine through. */
  cutOut?: boolean;
  square?: boolean;
  className?: string | undefined;
  /** Called once the picture itself is there. */
  onArrive?: (() => void) | undefined;
}

/** For the few that do not understand srcset. */
const sourceWidth = 960;

export function Picture(props: PictureProps) {
  const { publicId, alt, width, height, sizes, priority = false, fit = 'natural', focus, blur, cutOut = false } = props;
  const image = useRef<HTMLImageElement>(null);

  // Marked on the element, not kept as state: a page full of pictures would be drawn anew for each that comes.
  function arrive() {
    image.current?.parentElement?.setAttribute('data-arrived', '');
    props.onArrive?.();
  }
  // A picture that came before the script did has no load event left to tell.
  const lookWhetherThere = useEffectEvent(() => {
    if (image.current?.complete) arrive();
  });
  useEffect(() => lookWhetherThere(), []);

  const frame = classNames(
    styles.frame,
    cutOut && styles.bare,
    props.square && styles.square,
    fit !== 'natural' && styles.fill,
    fit === 'contain' && styles.contain,
    props.className,
  );
  const position: CSSProperties = focus === undefined ? {} : { objectPosition: focus };

  return (
    <span className={frame}>
      {blur !== undefined && !cutOut && (
        <img src={blur} alt="" aria-hidden="true" className={styles.preview} style={position} />
      )}
      <img
        ref={image}
        src={imagePath(publicId, Math.min(sourceWidth, width))}
        srcSet={imageSources(publicId, width)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={styles.image}
        style={position}
        onLoad={arrive}
      />
    </span>
  );
}
