// One calendar day, the native way. It is text as the platform writes it ("2026-11-28"), never a moment in time.
import type { ReactNode } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';

/** Props of `DateField`. */
export interface DateFieldProps extends FieldProps {
  /** "AAAA-MM-DD"; '' while nothing is chosen. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** First day that can be chosen. */
  min?: string | undefined;
  /** Last day that can be chosen. */
  max?: string | undefined;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** One day, such as the last one of a substitute or a birthday. */
export const DateField = ({ value, onChange, min, max, disabled = false, ...field }: DateFieldProps): ReactNode => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        className={fieldCss.control}
        type="date"
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
