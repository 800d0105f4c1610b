import type { ReactNode } from 'react';
import styles from './line-row.module.css';

/** One piece of an order in a list: picture, words, story. */
export const LineRow = ({ children }: { children: ReactNode }) => <li className={styles.line}>{children}</li>;
