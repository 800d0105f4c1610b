import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

type Box = HTMLAttributes<HTMLElement>;
type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The content width: 20 to 56 px from the edges, at most 1440. */
export function Wrap({ narrow = false, className, ...rest }: Box & { narrow?: boolean }) {
  return <div {...rest} className={classNames(styles.wrap, narrow && styles.narrow, className)} />;
}

export interface SectionProps extends Box {
  ground?: 'paper' | 'linen' | 'forest' | 'night';
  /** For one thing in two parts. */
  tight?: boolean;
}

/** A page section, 80 to 144 px from the next. Dark backgrounds invert the components inside. */
export function Section({ ground = 'paper', tight = false, className, ...rest }: SectionProps) {
  const dark = ground === 'forest' || ground === 'night';
  const look = classNames(styles.section, ground !== 'paper' && styles[ground], tight && styles.tight, className);
  return <section {...rest} data-ground={dark ? 'dark' : undefined} className={look} />;
}

/** Twelve columns from 768 px; one below. */
export function Grid({ className, ...rest }: Box) {
  return <div {...rest} className={classNames(styles.grid, className)} />;
}

export function Cell({
  span,
  from = 'auto',
  className,
  style,
  ...rest
}: Box & { span: number; from?: number | 'auto' }) {
  const place = { '--span': span, '--from': from, ...style } as CSSProperties;
  return <div {...rest} className={classNames(styles.cell, className)} style={place} />;
}

export function Stack({ gap = 4, className, style, ...rest }: Box & { gap?: Space }) {
  return <div {...rest} className={classNames(styles.stack, className)} style={spaced(gap, style)} />;
}

/** Side by side, wrapping when there's no room. */
export function Row({ gap = 4, between = false, className, style, ...rest }: Box & { gap?: Space; between?: boolean }) {
  const look = classNames(styles.row, between && styles.between, className);
  return <div {...rest} className={look} style={spaced(gap, style)} />;
}

function spaced(gap: Space, style: CSSProperties | undefined): CSSProperties {
  return { '--stack-gap': `var(--space-${gap})`, ...style } as CSSProperties;
}
