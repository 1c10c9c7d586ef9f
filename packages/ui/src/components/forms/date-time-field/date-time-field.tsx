// A day and a time, the native way. It is the wall clock of the school ("2026-11-28T18:00"), never a moment of the device.
import type { ReactNode } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';

/** Props of `DateTimeField`. */
export interface DateTimeFieldProps extends Omit<FieldProps, 'children'> {
  /** "AAAA-MM-DDThh:mm"; '' while nothing is chosen. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** First moment that can be chosen. */
  min?: string | undefined;
  /** Last moment that can be chosen. */
  max?: string | undefined;
}

/** Day and time by the clock of the school; say which clock in `help`. */
export const DateTimeField = ({ value, onChange, min, max, ...field }: DateTimeFieldProps): ReactNode => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        className={fieldCss.control}
        type="datetime-local"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
