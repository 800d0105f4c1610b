import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icon/acts.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '#app/ui/icon/signs.tsx';
import type { RoomShape } from '#core/room/index.ts';
import { liveWords as words } from '../words.ts';
import styles from './film-bar.module.css';
import type { Film, Showing } from './use-film.ts';

interface FilmBarProps {
  film: Film;
  showing: Showing;
  shape: RoomShape;
  /** Names of pieces that come in later. */
  without: readonly string[];
}

/** What is seen in words, and the film's controls. Arrow keys step, Escape closes. */
export function FilmBar({ film, showing, shape, without }: FilmBarProps) {
  const { isPlaying, step, isCalm } = film;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') film.move(1);
    if (key === 'ArrowLeft') film.move(-1);
  };
  const { piece, film: shown } = showing;
  const notes = [words.filmDoorGuess(shape), words.filmWithout(without), words.filmApart(shown)].filter(
    (note) => note !== null,
  );
  return (
    <section aria-label={words.filmOf(piece.name)} className={styles.film} onKeyDown={press}>
      <p role="status" className={styles.step}>
        {words.filmStep(step, shown)}
      </p>
      <p className={styles.measured}>{shown.words}</p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.controls}>
        {isCalm ? (
          <span className={styles.count}>{words.filmCount(step + 1)}</span>
        ) : (
          <Button
            ref={first}
            small
            icon={isPlaying ? <PauseIcon small /> : <PlayIcon small />}
            onClick={() => (isPlaying ? film.pause() : film.play())}
          >
            {isPlaying ? words.filmPause : words.filmPlay}
          </Button>
        )}
        {/* Not disabled at either end: they would lose the focus, and the keys with it. */}
        <IconButton label={words.filmBack} aria-disabled={step === 0} onClick={() => film.move(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton
          {...(isCalm ? { ref: first } : {})}
          label={words.filmNext}
          aria-disabled={step === 2}
          onClick={() => film.move(1)}
        >
          <ArrowRightIcon />
        </IconButton>
        <IconButton label={words.filmClose} className={styles.close} onClick={film.close}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
}
