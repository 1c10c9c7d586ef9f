import type { ReactNode, Ref } from 'react';
import { ChevronDown, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './select.css.ts';

export interface SelectProps<Value extends string> extends FieldProps {
  /** In order; a disabled one is seen but cannot be chosen. */
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** The chosen one. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** In the form's data. */
  name?: string;
  /** Cannot be changed now. */
  disabled?: boolean;
  /** Inside, before the value; decoration. */
  icon?: IconShape;
  /** The `<select>` itself, to give it focus. */
  ref?: Ref<HTMLSelectElement>;
}

/** One of many: the native list, which is the best picker on a phone. */
export const Select = <Value extends string>({
  options,
  value,
  onChange,
  name,
  disabled = false,
  icon,
  ref,
  ...field
}: SelectProps<Value>): ReactNode => (
  <Field {...field}>
    {(control) => (
      <div className={fieldCss.box}>
        {icon && (
          <span className={fieldCss.start}>
            <Icon of={icon} size={20} />
          </span>
        )}
        <select
          {...control}
          ref={ref}
          className={classes(fieldCss.control, css.select, fieldCss.hasEnd, icon && fieldCss.hasStart)}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon of={ChevronDown} size={20} />
        </span>
      </div>
    )}
  </Field>
);
