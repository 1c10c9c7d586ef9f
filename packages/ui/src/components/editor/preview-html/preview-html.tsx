import type { ReactNode } from 'react';
import { RichHtml, type RichHtmlProps } from '../../foundations/rich-html/rich-html.tsx';
import { useTypeset } from './use-typeset.ts';

export interface PreviewHtmlProps extends Pick<RichHtmlProps, 'look'> {
  /** HTML of an editor, with TeX between its delimiters. */
  html: string;
}

/** The text being written as readers will see it, its formulas drawn. */
export const PreviewHtml = ({ html, look = 'body' }: PreviewHtmlProps): ReactNode => {
  const [shown = ''] = useTypeset([html]);
  return <RichHtml html={shown} look={look} />;
};
