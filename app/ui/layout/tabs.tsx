import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: ReactNode; panel: ReactNode; disabled?: boolean }[];
  selected?: string;
  onChange?: (id: string) => void;
  /** underlined: beside a heading; segmented: a switch between two or three views of one thing. */
  look?: 'underlined' | 'segmented';
  className?: string | undefined;
}

export function Tabs({ label, tabs, selected, onChange, look = 'underlined', className }: TabsProps) {
  return (
    <AriaTabs
      className={classNames(styles.tabs, className)}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className={classNames(styles.list, look === 'segmented' && styles.segmented)}>
        {tabs.map(({ id, title, disabled = false }) => (
          <Tab key={id} id={id} isDisabled={disabled} className={classNames(styles.tab)}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={classNames(styles.panel)}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
