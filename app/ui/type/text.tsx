import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'small' | 'figcaption';
  size?: 'lead' | 'body' | 'small' | 'caption';
  /** soft: secondary text; tight: a warning that isn't an error. */
  tone?: 'ink' | 'soft' | 'tight';
  strong?: boolean;
  /** Takes the full width; otherwise lines end at 68 characters. */
  wide?: boolean;
}

export function Text(props: TextProps) {
  const { as: Tag = 'p', size = 'body', tone = 'ink', strong = false, wide = false, className, ...rest } = props;
  const look = classNames(
    styles[size],
    tone !== 'ink' && styles[tone],
    strong && styles.strong,
    !wide && styles.measure,
    className,
  );
  return <Tag {...rest} className={look} />;
}

/** Text a person wrote: the specialist's note, a customer's quote. Loads the italic font. */
export function Hand({
  as: Tag = 'span',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'p' | 'blockquote' }) {
  return <Tag {...rest} className={classNames(styles.hand, className)} />;
}

/** A remark beside the text: 'Good to know'. */
export function Aside({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <aside className={classNames(styles.aside, styles.measure)}>
      {title && <strong className={styles.asideTitle}>{title}</strong>}
      {children}
    </aside>
  );
}
