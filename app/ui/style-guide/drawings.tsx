import type { ReactNode } from 'react';
import styles from './style-guide.module.css';

/** Drawings instead of photos, so this page needs none. Feet at y 96, the hearth line a little above. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 120" className={styles.drawing} aria-hidden="true">
      <ellipse cx="100" cy="97" rx="92" ry="7" fill="var(--rim)" />
      {children}
    </svg>
  );
}

const legs = (...at: number[]) =>
  at.map((x) => (
    <path
      key={x}
      d={`M${x} 80 l${x < 100 ? -4 : 4} 17`}
      stroke="var(--clay-ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  ));

export function StandardSofa() {
  return (
    <Drawing>
      {legs(24, 176)}
      <rect x="20" y="34" width="160" height="36" rx="8" fill="var(--pie-now)" />
      <rect x="8" y="46" width="26" height="36" rx="8" fill="var(--pie-now)" />
      <rect x="166" y="46" width="26" height="36" rx="8" fill="var(--pie-now)" />
      <rect x="32" y="58" width="68" height="20" rx="5" fill="var(--sage-floor)" />
      <rect x="100" y="58" width="68" height="20" rx="5" fill="var(--sage-floor)" />
      <rect x="14" y="78" width="172" height="5" rx="2" fill="var(--clay-ink)" />
    </Drawing>
  );
}

export function ChaiseSofa() {
  return (
    <Drawing>
      {legs(20, 184)}
      <rect x="16" y="30" width="168" height="36" rx="8" fill="var(--pie-now)" />
      <rect x="8" y="46" width="24" height="36" rx="8" fill="var(--pie-now)" />
      <rect x="32" y="56" width="74" height="22" rx="5" fill="var(--sage-floor)" />
      <rect x="106" y="56" width="84" height="30" rx="6" fill="var(--sage-floor)" />
      <rect x="12" y="80" width="178" height="6" rx="2" fill="var(--clay-ink)" />
    </Drawing>
  );
}

export function LoungeChair() {
  return (
    <Drawing>
      {legs(70, 130)}
      <rect x="64" y="22" width="72" height="46" rx="9" fill="var(--clay)" />
      <rect x="58" y="58" width="84" height="20" rx="7" fill="var(--clay-ink)" />
      <rect x="50" y="50" width="14" height="5" rx="2" fill="var(--clay-ink)" />
      <rect x="136" y="50" width="14" height="5" rx="2" fill="var(--clay-ink)" />
    </Drawing>
  );
}

export function RoundTable() {
  return (
    <Drawing>
      {legs(64, 136)}
      <ellipse cx="100" cy="68" rx="64" ry="12" fill="var(--blush-floor)" />
      <ellipse cx="100" cy="65" rx="64" ry="12" fill="var(--portrait)" />
    </Drawing>
  );
}

/** Plan glyphs: the shape from above. */
export function PlanGlyph({ shape }: { shape: 'standard' | 'chaise' | 'corner' | 'modular' }) {
  const drawings = {
    standard: 'M1 5h32v16H1zM1 10h32',
    chaise: 'M1 3h32v20H23V13H1zM1 8h32',
    corner: 'M1 3h32v8H10v14H1zM6 8v17M6 8h27',
    modular: 'M1 6h32v15H1zM12 6v15M22.500 6v15',
  };
  return (
    <svg
      viewBox="0 0 34 26"
      width="34"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={drawings[shape]} />
    </svg>
  );
}
