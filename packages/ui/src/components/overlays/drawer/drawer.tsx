// One thing of a list, beside the list: from the end edge, over the whole height; a whole screen on a phone. `beside` makes
// it a card of the page itself where the screen is wide.
import { type ReactElement, type ReactNode, useId } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { X } from '../../../icons.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { ModalBase } from '../modal-base/modal-base.tsx';
import { Beside } from './beside.tsx';
import * as css from './drawer.css.ts';

const defaults = { close };

/** Props of `Drawer`. */
export interface DrawerProps {
  /** Shown or not; both ways take 300 ms. */
  open: boolean;
  /** X, Escape, Android Back or a tap outside. */
  onClose: () => void;
  /** What it is about: its heading and name. */
  title: string | ReactElement;
  /** Under the title: what else tells it from others of the same name. */
  detail?: string;
  /** Above the title, at the start of the line of the X: a code with its button. */
  lead?: ReactNode;
  /** Before the title, e.g. an `Avatar`. */
  picture?: ReactNode;
  /** What is happening now first, what is dangerous last. */
  children: ReactNode;
  /** Actions of a task, the main one last; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** What failed inside; toasts cannot be reached while it is open. */
  error?: string | undefined;
  /** Nothing the person does closes it: something must be done first. */
  forced?: boolean;
  /** From 1200 px on it covers nothing: it stands where it is put, and the page stays usable. */
  beside?: boolean;
}

/** 460 px at the end of the screen; the list stays in sight behind. Another dialog may open over it. */
export const Drawer = ({
  open,
  onClose,
  title,
  detail,
  lead,
  picture,
  children,
  footer,
  error,
  forced = false,
  beside = false,
}: DrawerProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const inPage = useMediaQuery(from.wide) && beside;
  // Nothing stands beside the name: it shares the line of the X.
  const compact = lead == null && picture == null;
  const names = (
    <div className={css.names}>
      <Heading id={id} focusable>
        {title}
      </Heading>
      {detail !== undefined && <Text tone="muted">{detail}</Text>}
    </div>
  );
  const content = (
    <div className={css.column}>
      <div className={css.top}>
        {compact ? names : <div className={css.lead}>{lead}</div>}
        {!forced && <IconButton icon={X} label={copy.close} onClick={onClose} />}
      </div>
      {!compact && (
        <div className={css.head}>
          {picture}
          {names}
        </div>
      )}
      <div className={css.body}>{children}</div>
      {error !== undefined && (
        <Note tone="danger" alert>
          {error}
        </Note>
      )}
      {footer != null && <div className={css.footer}>{footer}</div>}
    </div>
  );
  if (inPage)
    return (
      open && (
        <Beside titleId={id} onClose={forced ? undefined : onClose}>
          {content}
        </Beside>
      )
    );
  return (
    <ModalBase open={open} onDismiss={onClose} forced={forced} closeOnBackdrop={!forced} size="side" titleId={id}>
      {content}
    </ModalBase>
  );
};
