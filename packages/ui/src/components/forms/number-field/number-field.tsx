// A whole number between two bounds. What is typed stays as it is typed, so that the form says what is wrong with it.
import type { KeyboardEvent, ReactNode } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from '../field/field.css.ts';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps {
  /** As it is typed: also what is no number yet. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** Least number that is taken. */
  min: number;
  /** Largest number that is taken. */
  max: number;
  /** How far an arrow goes. */
  step?: number;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number: digits on a phone, arrows on a keyboard. It never changes by the wheel. */
export const NumberField = ({
  value,
  onChange,
  min,
  max,
  step = 1,
  readOnly = false,
  disabled = false,
  ...field
}: NumberFieldProps): ReactNode => {
  const typed = value.trim();
  const number = /^\d+$/u.test(typed) ? Number(typed) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (way === undefined || readOnly) return;
    event.preventDefault();
    const next = number === null ? min : number + way * step;
    onChange(String(Math.min(max, Math.max(min, next))));
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            className={css.control}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={number ?? undefined}
            aria-valuetext={number === null && typed !== '' ? typed : undefined}
            autoComplete="off"
            maxLength={String(max).length + 2}
            value={value}
            readOnly={readOnly}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
};
