import { type MouseEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { classes } from '../../../lib/classes.ts';
import { ButtonFace, type ButtonLook } from './button-face.tsx';
import * as css from './button.css.ts';

/** Why a button cannot be used: a sentence shown below it, the id of one on the screen, or its own label says it. */
export type DisabledReason = string | { readonly id: string } | { readonly inLabel: true };

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
  /** Cannot be used now and the person should learn why. Still focusable. */
  disabledReason?: DisabledReason | undefined;
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
  describedBy,
  expanded,
  safe = false,
  ref,
}: ButtonProps): ReactNode => {
  const reasonId = useId();
  const reason = useRef<HTMLSpanElement>(null);
  const blocked = busy || disabledReason !== undefined;
  const sentence = typeof disabledReason === 'string' ? disabledReason : undefined;
  const described = typeof disabledReason === 'object' && 'id' in disabledReason ? disabledReason.id : describedBy;
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
      aria-describedby={sentence === undefined ? described : reasonId}
      data-safe={safe ? '' : undefined}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </ButtonFace>
    </button>
  );
  if (sentence === undefined) return element;
  return (
    <span className={classes(css.withReason, block && css.withReasonBlock)}>
      {element}
      <span ref={reason} id={reasonId} tabIndex={-1} className={css.reason}>
        {sentence}
      </span>
    </span>
  );
};
