import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './text.css.ts';

export type TextLook = keyof typeof css.look;
export type TextTone = keyof typeof css.tone;

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** Element it is. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'em';
  /** Type style. */
  look?: TextLook;
  /** Colour by purpose. */
  tone?: TextTone;
  /** Of the lines. */
  align?: keyof typeof css.align;
  /** Cut after this many lines with an ellipsis. */
  lines?: keyof typeof css.lines;
  /** Figures of one width, for numbers that change. */
  tabular?: boolean;
  /** One line, however long. */
  noWrap?: boolean;
  /** Holds the line at a readable length. */
  measure?: boolean;
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** When it is not Portuguese. */
  lang?: string | undefined;
}

const classOf = ({
  look = 'body',
  tone = 'inherit',
  align,
  lines,
  tabular = false,
  noWrap = false,
  measure = false,
}: TextProps) =>
  classes(
    css.look[look],
    css.tone[tone],
    align && css.align[align],
    lines && css.lines[lines],
    tabular && css.tabular,
    noWrap && css.noWrap,
    measure && css.reading,
  );

/** Running text in one of the type styles. */
export const Text = (props: TextProps): ReactNode => {
  const { children, as: Tag = 'p', id, lang } = props;
  return (
    <Tag id={id} lang={lang} className={classOf(props)}>
      {children}
    </Tag>
  );
};
