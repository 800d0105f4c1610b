import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { imagePath, imageSources } from '#core/media/index.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  publicId: string;
  /** Empty if the text beside it already says it. */
  alt: string;
  /** The picture's own size in pixels, which reserves its space. */
  width: number;
  height: number;
  /** Its width on the page, as in the sizes attribute: '(min-width: 768px) 50vw, 100vw'. */
  sizes: string;
  /** For the one or two pictures seen first: loaded at once, before the rest. */
  priority?: boolean;
  /** natural: its own proportions; cover, contain: fills its frame. */
  fit?: 'natural' | 'cover' | 'contain';
  /** The focal point when cropped: '60% 55%'. */
  focus?: string;
  /** A few pixels as a data URL, shown blurred until the picture has loaded. */
  blur?: string | undefined;
  /** On its own background: no rounded frame, and no preview that would shine through. */
  cutOut?: boolean;
  square?: boolean;
  className?: string | undefined;
  /** Called once the picture has loaded. */
  onArrive?: (() => void) | undefined;
}

/** For the few browsers without srcset. */
const sourceWidth = 960;

export function Picture(props: PictureProps) {
  const { publicId, alt, width, height, sizes, priority = false, fit = 'natural', focus, blur, cutOut = false } = props;
  const image = useRef<HTMLImageElement>(null);

  // Marked on the element rather than in state: a page full of pictures would rerender for each one that loads.
  function arrive() {
    image.current?.parentElement?.setAttribute('data-arrived', '');
    props.onArrive?.();
  }
  // A picture that loaded before the script has no load event left to fire.
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
