import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './title.module.css';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its level in the page's outline. */
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  /** Its size, whatever the level: mega is for style names only, page once per page, plain for a list's name. */
  size: 'mega' | 'page' | 'section' | 'question' | 'heading' | 'small' | 'plain';
  ref?: Ref<HTMLHeadingElement>;
}

export function Title({ as: Tag, size, className, ...rest }: TitleProps) {
  return <Tag {...rest} className={classNames(styles.title, styles[size], className)} />;
}
