import type { ReactNode } from 'react';
import { Check, Minus } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './checkbox.css.ts';

/** Props of `Checkbox`. */
export interface CheckboxProps {
  /** What is on or off; part of the target. */
  label: string;
  /** Only where the place makes the meaning plain, e.g. at the start of a row. */
  hideLabel?: boolean;
  /** On. */
  checked: boolean;
  /** Some of what it stands for is on: a line instead of a tick. */
  mixed?: boolean;
  /** It was switched. */
  onChange: (checked: boolean) => void;
  /** Identifies the field when a form is sent by the browser. */
  name?: string;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** A checkbox that takes effect when a form is sent. The whole row is the target. */
export const Checkbox = ({
  label,
  hideLabel = false,
  checked,
  mixed = false,
  onChange,
  name,
  disabled = false,
}: CheckboxProps): ReactNode => (
  <label className={classes(css.row, hideLabel && css.alone)}>
    <span className={css.box}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        className={css.input}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.mark}>
        <Icon of={mixed ? Minus : Check} size={20} />
      </span>
    </span>
    {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </label>
);
