import { type MouseEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { classes } from '../../../lib/classes.ts';
import { ButtonFace, type ButtonLook } from './button-face.tsx';
import * as css from './button.css.ts';

/** Props of `Button`. */
export interface ButtonProps extends ButtonLook {
  /** What it does, in words. */
  children: ReactNode;
  /** Called on activation, unless disabled or busy. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** `submit` sends the form around. */
  type?: 'button' | 'submit';
  /** Id of the form it submits, when it stands outside. */
  form?: string;
  /** In progress: keeps focus, text and width; clicks do nothing. */
  busy?: boolean;
  /** Can never be used now, and the screen says why. */
  disabled?: boolean;
  /** Cannot be used now and the person should learn why: shown below, still focusable. */
  disabledReason?: string | undefined;
  /** Cannot be used now, and a sentence elsewhere on screen says why: its id. Still focusable. */
  disabledReasonId?: string | undefined;
  /** Cannot be used yet, and its text says until when. Still focusable. */
  notYet?: boolean;
  /** Id of a text about it. */
  describedBy?: string | undefined;
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** Asks a dialog to focus this when it opens. */
  safe?: boolean;
  /** The element, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action on this page. To go elsewhere use `ButtonLink`. */
export const Button = ({
  children,
  onClick,
  type = 'button',
  form,
  variant = 'primary',
  size = 'lg',
  block = false,
  icon,
  iconEnd,
  busy = false,
  disabled = false,
  disabledReason,
  disabledReasonId,
  notYet = false,
  describedBy,
  expanded,
  safe = false,
  ref,
}: ButtonProps): ReactNode => {
  const reasonId = useId();
  const reason = useRef<HTMLSpanElement>(null);
  const blocked = busy || notYet || disabledReason !== undefined || disabledReasonId !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event);
    // Also prevents a submit button that is on hold from sending the form.
    event.preventDefault();
    reason.current?.focus();
  };
  const element = (
    <button
      ref={ref}
      type={type}
      form={form}
      className={css.button({ variant, size, block })}
      onClick={press}
      disabled={disabled}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-expanded={expanded}
      aria-describedby={disabledReason === undefined ? (disabledReasonId ?? describedBy) : reasonId}
      data-safe={safe ? '' : undefined}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </ButtonFace>
    </button>
  );
  if (disabledReason === undefined) return element;
  return (
    <span className={classes(css.withReason, block && css.withReasonBlock)}>
      {element}
      <span ref={reason} id={reasonId} tabIndex={-1} className={css.reason}>
        {disabledReason}
      </span>
    </span>
  );
};
