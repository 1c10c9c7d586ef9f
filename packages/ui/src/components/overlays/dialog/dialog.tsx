import { type ReactElement, type ReactNode, useId } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { X } from '../../../icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { ModalBase } from '../modal-base/modal-base.tsx';
import * as css from './dialog.css.ts';

const defaults = { close };

export interface DialogProps {
  /** Shown or not; both ways take 300 ms. */
  open: boolean;
  /** X, Escape, Android Back or a tap outside. */
  onClose: () => void;
  /** Its heading and name. */
  title: string | ReactElement;
  /** One sentence under the title, read with it. */
  description?: string | ReactElement;
  /** 400, 560, 800 px; `full` is a whole screen on a phone. Under 600 px it is a bottom sheet. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** A drawing over the title, e.g. a `Pipa`. */
  picture?: ReactNode;
  /** The task or text; it scrolls, title and footer stay. */
  children?: ReactNode;
  /** Actions, the main one first. */
  footer?: ReactNode;
  /** What failed inside; toasts cannot be reached while it is open. */
  error?: string | undefined;
  /** Leaves out the X when an action in the footer closes it. */
  hideClose?: boolean;
  /** Nothing the person does closes it: something must be done first. */
  forced?: boolean;
}

/** A task or text over the page. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  size = 'md',
  children,
  footer,
  error,
  hideClose = false,
  picture,
  forced = false,
}: DialogProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  return (
    <ModalBase
      open={open}
      onDismiss={onClose}
      forced={forced}
      closeOnBackdrop={!forced}
      size={size}
      titleId={id}
      descriptionId={descriptionId}
    >
      <div className={css.column}>
        {picture != null && <div className={css.picture}>{picture}</div>}
        <div className={css.header}>
          <div className={css.title}>
            <Heading id={id} focusable>
              {title}
            </Heading>
          </div>
          {!hideClose && !forced && (
            <span className={css.close}>
              <IconButton icon={X} label={copy.close} onClick={onClose} />
            </span>
          )}
        </div>
        {description !== undefined && (
          <Text id={descriptionId} tone="muted">
            {description}
          </Text>
        )}
        {children != null && <div className={css.body}>{children}</div>}
        {error !== undefined && (
          <Note tone="danger" alert>
            {error}
          </Note>
        )}
        {footer != null && <div className={css.footer}>{footer}</div>}
      </div>
    </ModalBase>
  );
};
