import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Ids that start open. */
  open?: readonly string[];
  headingLevel?: 2 | 3 | 4;
  /** The body takes the full width, for pictures and tables. */
  wide?: boolean;
  className?: string | undefined;
}

export function toggled(open: readonly string[], id: string, single: boolean): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return single ? [id] : [...open, id];
}

export function Accordion(props: AccordionProps) {
  const { items, single = false, open: first = [], headingLevel = 3, wide = false, className } = props;
  const [open, setOpen] = useState(first);
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={className}>
      {items.map(({ id, title, body }) => {
        const isOpen = open.includes(id);
        return (
          <div key={id} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={`${prefix}-${id}`}
                onClick={() => setOpen(toggled(open, id, single))}
              >
                <span>{title}</span>
                <span className={styles.sign} />
              </button>
            </Heading>
            <div id={`${prefix}-${id}`} className={classNames(styles.fold, isOpen && styles.open)}>
              <div className={styles.clip}>
                <div className={classNames(styles.body, wide && styles.wide)}>{body}</div>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
