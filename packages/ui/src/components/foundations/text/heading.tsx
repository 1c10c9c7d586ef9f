import type { ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import { HeadingTag } from './heading-scope.tsx';
import * as css from './text.css.ts';
import type { TextTone } from './text.tsx';

export interface PageTitleProps {
  /** The words. */
  children: ReactNode;
  /** Size. */
  look?: 'display' | 'numXl' | 'h1' | 'h2' | 'h3' | 'bodyStrong';
  /** Colour by purpose. */
  tone?: TextTone;
  /** Of the lines. */
  align?: keyof typeof css.align;
  /** Cut after this many lines with an ellipsis. */
  lines?: keyof typeof css.lines;
  /** For `aria-labelledby`; the heading that names a part stands above its content. */
  id?: string | undefined;
  /** The heading itself, to give it focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export interface HeadingProps extends PageTitleProps {
  /** Can be focused by code: the title a dialog moves to. */
  focusable?: boolean;
}

const classOf = ({ look, tone = 'inherit', align, lines }: PageTitleProps, usual: 'h1' | 'h2') =>
  classes(css.heading, css.look[look ?? usual], css.tone[tone], align && css.align[align], lines && css.lines[lines]);

/** A title inside the page. Its level follows from where it stands (see `HeadingScope`), its look is free. */
export const Heading = (props: HeadingProps): ReactNode => {
  const { children, id, focusable = false, ref } = props;
  return (
    <HeadingTag ref={ref} id={id} tabIndex={focusable ? -1 : undefined} className={classOf(props, 'h2')}>
      {children}
    </HeadingTag>
  );
};

/** The title of the page: its one `h1`, which a change of the route moves the focus to. Its look is free. */
export const PageTitle = (props: PageTitleProps): ReactNode => {
  const { children, id, ref } = props;
  return (
    <h1 ref={ref} id={id} tabIndex={-1} className={classOf(props, 'h1')}>
      {children}
    </h1>
  );
};
