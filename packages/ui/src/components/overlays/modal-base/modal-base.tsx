// The only modal base, on the native dialog. Private: screens use its thin shells.
// It knows opening, closing, focus and Escape; what stands inside belongs to the shells.
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { motionMs } from '../../../theme/motion-times.ts';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import * as css from './modal-base.css.ts';

export interface ModalBaseProps {
  open: boolean;
  /** Escape, Android Back or (with `closeOnBackdrop`) a tap outside; the owner sets `open` to false. */
  onDismiss: () => void;
  /** Nothing but the owner closes it: Escape and Back are refused. */
  forced?: boolean;
  closeOnBackdrop?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: keyof typeof css.size;
  /** Rules of one shell instead of a size: they come with that shell. */
  className?: string;
  titleId: string;
  descriptionId?: string | undefined;
  /** `title` reads the dialog from its start; `safe` puts the focus on the harmless button. */
  focus?: 'title' | 'safe';
  children: ReactNode;
}

const target = { title: '[tabindex="-1"]', safe: '[data-safe]' } as const;

/** Focus goes back to what opened the dialog, or to the page when that is gone or disabled: it stays as it was scrolled. */
const giveFocusBack = (opener: Element | null) => {
  if (opener instanceof HTMLElement) opener.focus();
  if (opener !== null && opener !== document.body && document.activeElement === opener) return;
  document.querySelector<HTMLElement>('main[tabindex], main h1[tabindex]')?.focus({ preventScroll: true });
};

export const ModalBase = ({
  open,
  onDismiss,
  forced = false,
  closeOnBackdrop = false,
  role = 'dialog',
  size = 'md',
  className = css.size[size],
  titleId,
  descriptionId,
  focus = 'title',
  children,
}: ModalBaseProps): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  // The content stays while the box closes.
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    setLeaving(true);
    closing.current = false;
    const page = document.documentElement;
    page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`);
    element.showModal();
    element.querySelector<HTMLElement>(target[focus])?.focus();
    return () => {
      closing.current = true;
      element.close();
      giveFocusBack(opener);
    };
  }, [open, focus]);

  useEffect(() => {
    if (open || !leaving) return undefined;
    const timer = setTimeout(() => setLeaving(false), motionMs.modal);
    return () => clearTimeout(timer);
  }, [open, leaving]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !closeOnBackdrop || forced || !element) return undefined;
    // Only the backdrop is the dialog itself; what lies inside is a child.
    const tapOutside = (event: Event) => {
      if (event.target === element) onDismiss();
    };
    element.addEventListener('click', tapOutside);
    return () => element.removeEventListener('click', tapOutside);
  }, [open, closeOnBackdrop, forced, onDismiss]);

  const refuseOrDismiss = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The owner decides; also an inner `cancel` (a file picker's) must not close us.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!forced) onDismiss();
  };
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || closing.current) return;
    // A browser may close a dialog without a `cancel` event (second Back press), so a forced dialog opens again.
    if (forced) event.currentTarget.showModal();
    else onDismiss();
  };
  return (
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className={classes(css.modal, className)}
      onCancel={refuseOrDismiss}
      onClose={closedByBrowser}
      {...(forced ? { closedby: 'none' } : {})}
    >
      {(open || leaving) && (
        <HeadingScope of={titleId} anew>
          <div className={css.inner}>{children}</div>
        </HeadingScope>
      )}
    </dialog>
  );
};
