import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from '../class-names.ts';
import { useLinks } from '../link.tsx';
import styles from './menu.module.css';

export type MenuEntry =
  | 'separator'
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      /** A count or shortcut at the end of the line. */
      aside?: ReactNode;
      href?: string;
      onAction?: () => void;
      disabled?: boolean;
      danger?: boolean;
    };

export interface MenuButtonProps {
  /** The button's content. */
  children: ReactNode;
  /** The accessible name, if the content is an icon or initials. */
  label?: string;
  entries: readonly MenuEntry[];
  /** The button's look, from buttonClass or iconButtonClass. */
  className: string;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A list of actions behind a button. For plain navigation links use NavMenu, which is lighter. */
export function MenuButton({ children, label, entries, className, placement = 'bottom end' }: MenuButtonProps) {
  const { navigate } = useLinks();
  return (
    <RouterProvider navigate={navigate}>
      <MenuTrigger>
        <Button className={className} {...(label === undefined ? {} : { 'aria-label': label })}>
          {children}
        </Button>
        <Popover className={classNames(styles.popover)} placement={placement} offset={4}>
          <Menu className={classNames(styles.menu)}>{entries.map(renderEntry)}</Menu>
        </Popover>
      </MenuTrigger>
    </RouterProvider>
  );
}

function renderEntry(entry: MenuEntry, index: number) {
  if (entry === 'separator') return <Separator key={`separator-${index}`} className={classNames(styles.separator)} />;
  const { id, label, icon, aside, href, onAction, disabled = false, danger = false } = entry;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={disabled}
      className={classNames(styles.item, danger && styles.danger)}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </MenuItem>
  );
}
