// Layout primitives: space between things belongs to them, so that no screen holds a margin.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './layout.css.ts';

export type Space = keyof typeof css.gap;
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'span';

interface FlowProps {
  /** The things, in reading order. */
  children: ReactNode;
  /** Space between them: a step of `space`. */
  gap?: Space;
  /** Across the direction of the flow. */
  align?: keyof typeof css.align;
  /** Along the direction of the flow. */
  justify?: keyof typeof css.justify;
  /** `ul`, `ol` lose their bullets but keep their list meaning. */
  as?: Tag;
  /** Takes the space that is left in its parent. */
  grow?: boolean;
  /** Id of the heading that names a `section`. */
  labelledBy?: string | undefined;
}

export type StackProps = FlowProps;
export interface InlineProps extends FlowProps {
  /** Goes to the next line when there is no space. */
  wrap?: boolean;
}

const flowAttributes = (as: Tag, labelledBy: string | undefined) => ({
  // Safari drops the list role of a list without bullets.
  role: as === 'ul' || as === 'ol' ? 'list' : undefined,
  'aria-labelledby': labelledBy,
});

/** Things one below the other. */
export const Stack = ({
  children,
  gap = 'e16',
  align,
  justify,
  as: Element = 'div',
  grow = false,
  labelledBy,
}: StackProps): ReactNode => (
  <Element
    {...flowAttributes(Element, labelledBy)}
    className={classes(
      css.stack,
      css.gap[gap],
      align && css.align[align],
      justify && css.justify[justify],
      grow && css.grow,
      (Element === 'ul' || Element === 'ol') && css.list,
    )}
  >
    {children}
  </Element>
);

/** Things side by side. */
export const Inline = ({
  children,
  gap = 'e8',
  align = 'center',
  justify,
  wrap = false,
  as: Element = 'div',
  grow = false,
  labelledBy,
}: InlineProps): ReactNode => (
  <Element
    {...flowAttributes(Element, labelledBy)}
    className={classes(
      css.inline,
      css.gap[gap],
      css.align[align],
      justify && css.justify[justify],
      wrap && css.wrap,
      grow && css.grow,
      (Element === 'ul' || Element === 'ol') && css.list,
    )}
  >
    {children}
  </Element>
);

export interface GridProps {
  /** The cells, in reading order. */
  children: ReactNode;
  /** Columns on a phone. */
  columns?: keyof typeof css.columns;
  /** Columns from 900 px; `7/5` and `5/7` are the two-column page layouts. */
  columnsExpanded?: keyof typeof css.columnsExpanded;
  /** Space between cells: a step of `space`. */
  gap?: Space;
  /** Of the cells in their row. */
  align?: keyof typeof css.align;
  /** Element it is. */
  as?: Tag;
}

/** Equal columns that change once, at 900 px. */
export const Grid = ({
  children,
  columns = 1,
  columnsExpanded,
  gap = 'e12',
  align,
  as: Element = 'div',
}: GridProps): ReactNode => (
  <Element
    {...flowAttributes(Element, undefined)}
    className={classes(
      css.grid,
      css.columns[columns],
      columnsExpanded && css.columnsExpanded[columnsExpanded],
      css.gap[gap],
      align && css.align[align],
      (Element === 'ul' || Element === 'ol') && css.list,
    )}
  >
    {children}
  </Element>
);

/** Its content in the middle; `page` takes the height of the screen. */
export const Center = ({
  children,
  page = false,
}: {
  /** What stands in the middle. */
  children: ReactNode;
  /** In the middle of the screen, not of its parent. */
  page?: boolean;
}): ReactNode => <div className={classes(css.center, page && css.centerPage)}>{children}</div>;

/** The content column with the gutters of the screen size: 560, 720, 1120 or 1440 px at most. */
export const Content = ({
  children,
  width = 'student',
  fills = false,
}: {
  /** The page. */
  children: ReactNode;
  /** Greatest width by purpose. */
  width?: keyof typeof css.contentWidth;
  /** What is in it reaches the foot of the screen. */
  fills?: boolean;
}): ReactNode => <div className={classes(css.content, css.contentWidth[width], fills && css.fills)}>{children}</div>;

export interface WithPanelProps {
  /** The column to read. */
  children: ReactNode;
  /** What stays in view beside it from 1200 px on; left out on a narrower screen by who renders it. */
  panel?: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  /** Whether a bar of the session sticks above both. */
  underBar?: boolean;
  /** A bar at the foot of the column, which comes before the panel for the keyboard; inside a `Content` with `fills`. */
  foot?: ReactNode;
}

/** A column to read and, on a wide screen, a panel beside it that stays in view. */
export const WithPanel = ({ children, panel, label, underBar = false, foot }: WithPanelProps): ReactNode => (
  <div className={css.withPanel}>
    {foot == null || foot === false ? (
      children
    ) : (
      <div className={css.footed}>
        {children}
        {foot}
      </div>
    )}
    {panel != null && panel !== false && (
      <aside className={classes(css.panel, underBar && css.underBar)} aria-label={label}>
        {panel}
      </aside>
    )}
  </div>
);
