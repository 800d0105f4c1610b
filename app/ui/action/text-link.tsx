import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link.tsx';
import styles from './text-link.module.css';

interface TextLook {
  /** Thinner and greener, for one of several side by side. */
  soft?: boolean;
  /** For use in a sentence; without it the link is a 44 px target. */
  inline?: boolean;
}

const look = ({ soft, inline }: TextLook, extra?: string) =>
  classNames(styles.link, soft && styles.soft, !inline && styles.alone, extra);

export function TextLink({ soft = false, inline = false, className, ...link }: LinkProps & TextLook) {
  return <Link {...link} className={look({ soft, inline }, className)} />;
}

export interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, TextLook {
  ref?: Ref<HTMLButtonElement>;
}

/** A button styled as a link: 'I have a coupon'. */
export function TextButton({ soft = false, inline = false, className, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={look({ soft, inline }, classNames(styles.plain, className))} />;
}
