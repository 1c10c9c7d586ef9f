import type { ReactNode } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { CircleCheck, CircleX, Eye, Info, Lock, TriangleExclamationPoint, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './note.css.ts';

const defaults = { close };

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: CircleX,
  locked: Lock,
  reading: Eye,
} as const;

export interface NoteProps {
  /** Chooses colour and icon. */
  tone: keyof typeof icons;
  /** What the person should know. */
  children: ReactNode;
  /** First line in bold, for a long note. */
  title?: string;
  /** For a control that is described by it. */
  id?: string;
  /** It appears by itself after something happened: screen readers are told at once. */
  alert?: boolean;
  /** What can be done about it, as a button or link. */
  action?: ReactNode;
  /** Shows an X; hiding the note is the owner's part. */
  onDismiss?: () => void;
}

/** A message in the page, beside what it is about. */
export const Note = ({ tone, children, title, id, alert = false, action, onDismiss }: NoteProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <div id={id} role={alert ? 'alert' : 'note'} className={classes(css.note, css.tone[tone])}>
      <Icon of={icons[tone]} size={24} />
      <div className={css.body}>
        {title !== undefined && <strong className={css.title}>{title}</strong>}
        <div>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={css.close}>
          <IconButton icon={X} iconSize={20} label={copy.close} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
};
