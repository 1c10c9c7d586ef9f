import type { ReactNode } from 'react';
import { Check } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './checkbox.css.ts';

export interface CheckboxProps {
  /** What is agreed to or switched on; beside the box. */
  label: string;
  /** On or off. */
  checked: boolean;
  /** The new state. */
  onChange: (checked: boolean) => void;
  /** In the form's data. */
  name?: string;
  /** Cannot be changed now. */
  disabled?: boolean;
}

/** On or off, taken into account when a form is sent; the whole row is the target. */
export const Checkbox = ({ label, checked, onChange, name, disabled = false }: CheckboxProps): ReactNode => (
  <label className={css.row}>
    <span className={css.box}>
      <input
        className={css.input}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.mark}>
        <Icon of={Check} size={20} />
      </span>
    </span>
    {label}
  </label>
);
