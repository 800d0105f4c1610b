import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Title } from '../type/title.tsx';
import styles from './style-guide.module.css';

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part}>
      <Title as="h2" size="heading">
        {title}
      </Title>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.specimen, wide && styles.wide)}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
