// The seam between our links and a router: ui never imports one.
// An app gives its own component once; without it links are plain anchors.
import { type ComponentType, type ReactNode, type Ref, createContext, createElement, use } from 'react';

/** What a link component gets; it must put all of it on one `<a>`. */
export interface LinkComponentProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'data-stretched'?: '' | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  onClick?: (() => void) | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Tells every link inside which component navigates, e.g. one around react-router's `Link`. */
export const LinkProvider = ({ component, children }: { component: LinkComponent; children: ReactNode }): ReactNode => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** An unstyled link that navigates the way the app around does; the looks of links build on it. */
export const RouterLink = (props: LinkComponentProps): ReactNode => createElement(use(LinkContext), props);

/** The link component of the app around, for a caller that must choose the element itself. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
