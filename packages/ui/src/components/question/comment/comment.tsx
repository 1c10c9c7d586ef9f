import { MessageSquareText } from '../../../icons.ts';
import type { ReactNode } from 'react';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { Disclosure, type DisclosureProps } from '../disclosure/disclosure.tsx';

export interface CommentProps extends Pick<DisclosureProps, 'label' | 'open' | 'variant'> {
  /** The explanation; blank shows nothing. */
  html: string;
}

/** Explanation of a question behind a native disclosure; nothing at all when there is no text. */
export const Comment = ({ html, ...look }: CommentProps): ReactNode => {
  if (html.trim() === '') return null;
  return (
    <Disclosure icon={MessageSquareText} {...look}>
      <RichHtml html={html} />
    </Disclosure>
  );
};
