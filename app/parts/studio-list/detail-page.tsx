import type { ReactNode } from 'react';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './list.module.css';

export interface DetailPageProps {
  /** The list it belongs to. */
  back: { href: string; label: string };
  title: string;
  lead?: ReactNode;
  /** For a page with just a form, in one narrow column. */
  narrow?: boolean;
  children: ReactNode;
}

/** The detail page of one list entry, with a link back. */
export function DetailPage({ back, title, lead, narrow = false, children }: DetailPageProps) {
  return (
    <Wrap className={classNames(styles.detail, narrow && styles.narrow)}>
      <TextLink href={back.href} soft>
        <ArrowLeftIcon small /> {back.label}
      </TextLink>
      <Title as="h1" size="section">
        {title}
      </Title>
      {lead && (
        <Text tone="soft" as="div">
          {lead}
        </Text>
      )}
      {children}
    </Wrap>
  );
}
