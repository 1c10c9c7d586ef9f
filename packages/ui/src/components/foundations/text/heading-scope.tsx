// Where a heading stands in the outline of the page. Parts that hold a heading and content tell the content.
import { type ComponentProps, createContext, type ReactNode, use } from 'react';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Headings above, below the title of the page; and the id of the last of them, which may itself stand here. */
const PlaceContext = createContext<{ readonly depth: number; readonly id?: string | undefined }>({ depth: 0 });

export interface HeadingScopeProps {
  /** What stands under a heading. */
  children: ReactNode;
  /** Id of that heading, where it is among the children. */
  of?: string;
  /** The outline begins anew, as in a dialog: its heading has level 2. */
  anew?: boolean;
}

/** Headings in it are one level deeper than around it: for what a heading stands above. */
export const HeadingScope = ({ children, of: id, anew = false }: HeadingScopeProps): ReactNode => {
  const { depth } = use(PlaceContext);
  return <PlaceContext value={{ depth: anew ? 1 : depth + 1, id }}>{children}</PlaceContext>;
};

/** Private: content of a part that a heading may name. */
export const namedBy = (id: string | undefined, content: ReactNode): ReactNode =>
  id === undefined ? content : <HeadingScope of={id}>{content}</HeadingScope>;

/** The element of a heading without a look, for a part that has its own. */
export const HeadingTag = (props: ComponentProps<'h2'>): ReactNode => {
  const { depth, id } = use(PlaceContext);
  // The heading that names a part stands above the others in it.
  const Tag = TAGS[id !== undefined && props.id === id ? depth - 1 : depth] ?? 'h6';
  return <Tag {...props} />;
};
