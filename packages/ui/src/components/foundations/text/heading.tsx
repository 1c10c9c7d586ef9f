import type { ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './text.css.ts';
import type { TextTone } from './text.tsx';

export interface HeadingProps {
  /** The words. */
  children: ReactNode;
  /** Place in the outline of the page; one `1` per route and no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** Size, when it is not the usual one of the level. */
  look?: 'display' | 'numXl' | 'h1' | 'h2' | 'h3' | 'bodyStrong';
  /** Colour by purpose. */
  tone?: TextTone;
  /** Of the lines. */
  align?: keyof typeof css.align;
  /** Cut after this many lines with an ellipsis. */
  lines?: keyof typeof css.lines;
  /** For `aria-labelledby`. */
  id?: string | undefined;
  /** Can be focused by code: the title a route change or a dialog moves to. */
  focusable?: boolean;
  /** The heading itself, to give it focus. */
  ref?: Ref<HTMLHeadingElement>;
}

const usual = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'bodyStrong' } as const;

/** A title: its level is its place in the outline, its look is free. */
export const Heading = ({
  children,
  level,
  look = usual[level],
  tone = 'inherit',
  align,
  lines,
  id,
  focusable = false,
  ref,
}: HeadingProps): ReactNode => {
  const Tag = `h${level}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={focusable ? -1 : undefined}
      className={classes(
        css.heading,
        css.look[look],
        css.tone[tone],
        align && css.align[align],
        lines && css.lines[lines],
      )}
    >
      {children}
    </Tag>
  );
};
