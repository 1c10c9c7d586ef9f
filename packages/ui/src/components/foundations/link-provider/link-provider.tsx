// Connects our links to a router without importing one. An app passes its link component once; without it links are
// plain anchors.
import { type ComponentType, type ReactNode, type Ref, createContext, createElement, use } from 'react';

/** What a link component gets; it must put all of it on one `<a>`. */
export interface LinkComponentProps {
  /** Address inside the app. */
  href: string;
  /** What the link holds. */
  children: ReactNode;
  /** Look, set by the component that uses it. */
  className?: string | undefined;
  /** For `aria-labelledby`. */
  id?: string | undefined;
  /** The `<a>` itself. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** The link to where the person is. */
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  /** Name, when the content is not one. */
  'aria-label'?: string | undefined;
  /** Id of a text that says more about it. */
  'aria-describedby'?: string | undefined;
  /** Ids of the texts that name it. */
  'aria-labelledby'?: string | undefined;
  /** Its hit area is the whole card around it. */
  'data-stretched'?: '' | undefined;
  /** Another tab. */
  target?: '_blank' | undefined;
  /** What the other page may know. */
  rel?: string | undefined;
  /** Called in addition to the navigation. */
  onClick?: (() => void) | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Tells every link inside which component navigates, e.g. the link of the app's router. */
export const LinkProvider = ({
  component,
  children,
}: {
  /** The router's link, taking the attributes of an `<a>`. */
  component: LinkComponent;
  /** The app. */
  children: ReactNode;
}): ReactNode => <LinkContext value={component}>{children}</LinkContext>;

/** An unstyled link that navigates the way the app around does; the looks of links build on it. */
export const RouterLink = (props: LinkComponentProps): ReactNode => createElement(use(LinkContext), props);

/** The link component of the app around, for a caller that must choose the element itself. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
