// The result of one answer at the foot of its question, which stays in sight. It covers nothing, and takes the focus only
// where the button that had it is gone.
import { Comment, HeadingTag, Icon, Pipa, useAnnounce } from '@luneta/ui';
import { Check } from '@luneta/ui/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import * as css from './answer-strip.css.ts';

export interface AnswerStripProps {
  /** `unknown` while the key may not be seen. */
  result: 'right' | 'wrong' | 'unknown';
  /** The result in words: "Resposta certa!". */
  title: string;
  /** One line that helps on. */
  text?: string | undefined;
  /** Explanation of the question behind a disclosure, open after a miss: its words and its HTML. */
  comment?: { label: string; html: string } | undefined;
  /** The one button. */
  children: ReactNode;
  /** The answer was just given: it is told once. An answer that was read again tells nothing. */
  fresh?: boolean;
}

const moods = { right: 'feliz', wrong: 'pensando', unknown: 'normal' } as const;

/** `section` named by the result. */
export const AnswerStrip = (props: AnswerStripProps): ReactNode => {
  const { result, title, text, comment, children, fresh = false } = props;
  const id = useId();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(false);
  useEffect(() => {
    if (!fresh || told.current) return;
    told.current = true;
    announce(title, 'assertive');
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [fresh, title, announce]);
  return (
    <section className={css.strip[result]} aria-labelledby={id}>
      <div className={css.row}>
        <span className={css.figure}>
          <Pipa mood={moods[result]} face size={64} />
        </span>
        <div className={css.words}>
          <HeadingTag ref={heading} id={id} tabIndex={-1} className={css.title}>
            {result === 'right' && <Icon of={Check} size={24} />}
            {title}
          </HeadingTag>
          {text !== undefined && <p className={css.text}>{text}</p>}
          {comment !== undefined && <Comment {...comment} variant="row" open={result === 'wrong'} />}
        </div>
        <div className={css.action}>{children}</div>
      </div>
    </section>
  );
};
