// A short task beside the page. On a phone it fills the screen and is a dialog. On a wide screen it is a card in the
// corner, and the page stays usable.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { ModalBase } from '../modal-base/modal-base.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import * as css from './corner-sheet.css.ts';

const defaults = { close };

export interface CornerSheetProps {
  /** Shown or not. */
  open: boolean;
  /** X, Escape, Android Back. */
  onClose: () => void;
  /** Its heading and name. */
  title: string;
  /** `content` as tall as what it holds; `full` the whole phone, 560 px on a wide screen. */
  height?: keyof typeof css.height;
  /** Moves the focus into it when it opens: for what the person opened, not for what came by itself. */
  takesFocus?: boolean;
  /** The task. */
  children: ReactNode;
}

/** Sheet on a phone, 380 px card at the bottom right from 600 px on. */
export const CornerSheet = ({
  open,
  onClose,
  title,
  height = 'content',
  takesFocus = false,
  children,
}: CornerSheetProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const wide = useMediaQuery(from.medium);
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!open || !wide || !element) return undefined;
    // Handles keys of its own controls only; other keys belong to the page.
    const steer = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element.addEventListener('keydown', steer);
    return () => element.removeEventListener('keydown', steer);
  }, [open, wide, onClose]);
  useEffect(() => {
    if (!open || !wide || !takesFocus) return undefined;
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open, wide, takesFocus]);

  const content = (
    <div className={classes(css.column, height === 'full' && css.fill)}>
      <div className={css.header}>
        <div className={css.title}>
          <Heading look="h3" id={id} focusable ref={heading}>
            {title}
          </Heading>
        </div>
        <span className={css.close}>
          <IconButton icon={X} label={copy.close} onClick={onClose} />
        </span>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
  if (!wide) {
    return (
      <ModalBase open={open} onDismiss={onClose} size={height === 'full' ? 'full' : 'md'} titleId={id} closeOnBackdrop>
        {content}
      </ModalBase>
    );
  }
  if (!open) return null;
  return (
    // A region, not a dialog: it takes nothing away from the page.
    <section ref={card} aria-labelledby={id} className={classes(css.card, css.height[height])}>
      <HeadingScope of={id} anew>
        {content}
      </HeadingScope>
    </section>
  );
};
