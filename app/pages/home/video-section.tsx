import { useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { PlayIcon } from '#app/ui/icon/signs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { film } from '#showroom/film/film.ts';
import type { Pictures } from './pictures.ts';
import styles from './video-section.module.css';
import { homeWords } from './words.ts';

export interface VideoPartProps {
  pictures: Pictures;
  poster: string;
  className?: string | undefined;
}

/** A poster and a button; the film loads only when someone plays it. */
export function VideoSection({ pictures, poster, className }: VideoPartProps) {
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const facts = pictures[poster];
  if (playing) {
    return (
      <div className={classNames(styles.frame, className)}>
        <video
          ref={video}
          className={styles.video}
          aria-label={homeWords.video}
          poster={film.poster}
          controls
          autoPlay
          playsInline
          // Keyboard users continue in the player.
          onLoadStart={() => video.current?.focus()}
        >
          <source src={film.webm} type="video/webm" />
          <source src={film.mp4} type="video/mp4" />
          <track default kind="captions" src={film.captions} srcLang="en" label="English" />
        </video>
      </div>
    );
  }
  return (
    <div className={classNames(styles.frame, className)}>
      {facts && (
        <Picture
          publicId={poster}
          alt=""
          width={facts.width}
          height={facts.height}
          blur={facts.blur}
          sizes="(min-width: 768px) 60vw, 100vw"
          fit="cover"
          focus="50% 60%"
          square
        />
      )}
      <button type="button" className={styles.button} onClick={() => setPlaying(true)}>
        <span className={styles.sign}>
          <PlayIcon />
        </span>
        {homeWords.watch}, {clockWords(film.seconds)}
      </button>
    </div>
  );
}

const clockWords = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
