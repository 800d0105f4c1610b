import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

interface Links {
  component: ComponentType<LinkProps> | 'a';
  navigate: (href: string) => void;
}

const LinksContext = createContext<Links>({
  component: 'a',
  navigate: (href) => window.location.assign(href),
});

/** The app says once how its links navigate, so that no component here depends on the router. */
export function LinksProvider({ component, navigate, children }: Links & { children: ReactNode }) {
  return <LinksContext value={{ component, navigate }}>{children}</LinksContext>;
}

export function useLinks(): Links {
  return use(LinksContext);
}

export function Link(props: LinkProps) {
  const Anchor = useLinks().component;
  return <Anchor {...props} />;
}
