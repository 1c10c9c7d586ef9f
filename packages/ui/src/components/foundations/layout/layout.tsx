// Layout primitives: space between things belongs to them, so that no screen holds a margin.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { namedBy } from '../text/heading-scope.tsx';
import * as css from './layout.css.ts';

export type Space = keyof typeof css.gap;
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'span';

interface FlowProps {
  /** The things, in reading order. */
  children: ReactNode;
  /** Space between them: a step of `space`; `e16` in a `Stack`, `e8` in an `Inline`, when not given. */
  gap?: Space;
  /** Across the direction of the flow; an `Inline` is centred when not given. */
  align?: keyof typeof css.align;
  /** Along the direction of the flow. */
  justify?: keyof typeof css.justify;
  /** `ul`, `ol` lose their bullets but keep their list meaning. */
  as?: Tag;
  /** Takes the space that is left in its parent. */
  grow?: boolean;
  /** Id of the heading that names it; that heading stands above the others in it. */
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

/** Both flows, which differ in direction and in what is usual. */
const flow = (
  { children, gap, align, justify, wrap = false, as: Element = 'div', grow = false, labelledBy }: InlineProps,
  direction: string,
  usualGap: Space,
  usualAlign?: keyof typeof css.align,
): ReactNode => {
  const across = align ?? usualAlign;
  return (
    <Element
      {...flowAttributes(Element, labelledBy)}
      className={classes(
        direction,
        css.gap[gap ?? usualGap],
        across && css.align[across],
        justify && css.justify[justify],
        wrap && css.wrap,
        grow && css.grow,
        (Element === 'ul' || Element === 'ol') && css.list,
      )}
    >
      {namedBy(labelledBy, children)}
    </Element>
  );
};

/** Things one below the other. */
export const Stack = (props: StackProps): ReactNode => flow(props, css.stack, 'e16');

/** Things side by side. */
export const Inline = (props: InlineProps): ReactNode => flow(props, css.inline, 'e8', 'center');

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

const gridClass = ({ columns = 1, columnsExpanded, gap = 'e12', align, as }: GridProps) =>
  classes(
    css.grid,
    css.columns[columns],
    columnsExpanded && css.columnsExpanded[columnsExpanded],
    css.gap[gap],
    align && css.align[align],
    (as === 'ul' || as === 'ol') && css.list,
  );

/** Equal columns that change once, at 900 px. */
export const Grid = (props: GridProps): ReactNode => {
  const { children, as: Element = 'div' } = props;
  return (
    <Element {...flowAttributes(Element, undefined)} className={gridClass(props)}>
      {children}
    </Element>
  );
};

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
