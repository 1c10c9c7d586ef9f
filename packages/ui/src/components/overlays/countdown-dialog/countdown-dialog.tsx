import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { type Mood, Pipa } from '../../identity/pipa/pipa.tsx';
import * as dialogCss from '../dialog/dialog.css.ts';
import { ModalBase } from '../modal-base/modal-base.tsx';
import { digits } from './countdown-dialog.css.ts';

export interface CountdownDialogProps {
  /** Shown or not. */
  open: boolean;
  /** Its heading and name. */
  title: string;
  /** Says what happens at the end and in how many seconds: screen readers announce this, not each tick. */
  children: ReactNode;
  /** Seconds left, counted by the owner from a deadline; `null` while waiting without a count. */
  seconds: number | null;
  /** Where going at once is allowed, e.g. "Ir agora". */
  action?: { label: string; onClick: () => void };
  /** Shows Pipa with this face. */
  mood?: Mood;
  /** What failed meanwhile. */
  error?: string | undefined;
}

/** Counts down to something that will happen anyway; nothing the person does closes it. */
export const CountdownDialog = ({
  open,
  title,
  children,
  seconds,
  action,
  mood,
  error,
}: CountdownDialogProps): ReactNode => {
  const id = useId();
  return (
    <ModalBase
      open={open}
      onDismiss={() => undefined}
      forced
      role="alertdialog"
      size="sm"
      titleId={id}
      descriptionId={`${id}-description`}
    >
      <div className={`${dialogCss.column} ${dialogCss.centred}`}>
        {mood && (
          <div className={dialogCss.figure}>
            <Pipa mood={mood} size={132} />
          </div>
        )}
        <Heading id={id} focusable>
          {title}
        </Heading>
        <div id={`${id}-description`}>{children}</div>
        {seconds !== null && (
          <div className={digits} aria-hidden="true">
            {seconds}
          </div>
        )}
        {error !== undefined && (
          <Note tone="danger" alert>
            {error}
          </Note>
        )}
        {action && (
          <Button block onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
    </ModalBase>
  );
};
