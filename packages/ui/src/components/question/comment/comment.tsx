import type { ReactNode } from 'react';
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import * as css from './comment.css.ts';

export interface CommentProps {
  /** Words of the disclosure, e.g. "Comentário da questão". */
  label: string;
  /** The teacher's comment; cleaned by `RichHtml`. */
  html: string;
  /** Open at first; afterwards the reader decides. */
  open?: boolean;
}

/** Explanation of a question behind a native disclosure; nothing at all when there is no text. */
export const Comment = ({ label, html, open = false }: CommentProps): ReactNode => {
  if (html.trim() === '') return null;
  return (
    <details className={css.box} open={open}>
      <summary className={css.summary}>
        <span className={css.lead}>
          <Icon of={MessageSquareText} size={20} />
        </span>
        <span className={css.title}>{label}</span>
        <span className={css.chevron}>
          <Icon of={ChevronDown} size={24} />
        </span>
      </summary>
      <div className={css.body}>
        <RichHtml html={html} />
      </div>
    </details>
  );
};
