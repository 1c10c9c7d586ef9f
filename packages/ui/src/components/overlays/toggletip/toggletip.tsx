// A short help behind a button: it opens by a press, never by hovering, and stands right after its button, so that Tab
// and a reader meet it next. The page stays usable, so it is not a dialog.
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { CircleQuestionMark } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './toggletip.css.ts';
import { useDismiss } from './use-dismiss.ts';

export interface ToggletipProps {
  /** Words of the button, usually the question that the help answers: 'O que é a TRI?'. */
  label: string;
  /** Shows the icon alone; the words stay its name. */
  iconOnly?: boolean;
  /** The help: a sentence or two, and a link at most. Longer ones go into a `Dialog`. */
  children: ReactNode;
}

/** Space between the panel and the edge of the screen, in px. */
const gutter = 16;

/** How far a panel has to move to the left to stay on the screen. */
const overflow = (panel: HTMLElement) =>
  Math.max(0, panel.getBoundingClientRect().right - document.documentElement.clientWidth + gutter);

/** Button with a small panel below it. Escape, a press outside or leaving it with Tab closes it. */
export const Toggletip = ({ label, iconOnly = false, children }: ToggletipProps): ReactNode => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ open, box, button, close });
  const place = useCallback((panel: HTMLElement | null) => {
    if (!panel) return;
    panel.style.setProperty('--shift', `${-overflow(panel)}px`);
    panel.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={box} className={css.box}>
      <button
        ref={button}
        type="button"
        className={css.button[iconOnly ? 'icon' : 'words']}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={iconOnly ? label : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={CircleQuestionMark} size={20} />
        {iconOnly ? null : label}
      </button>
      {open ? (
        <span ref={place} id={id} className={css.panel}>
          {children}
        </span>
      ) : null}
    </span>
  );
};
