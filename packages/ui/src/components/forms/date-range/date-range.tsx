// Two calendar days, the native way. A day is text as the platform writes it ("2026-11-28"), never a moment in time.
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import * as css from './date-range.css.ts';

const defaults = {
  from: 'De',
  to: 'Até',
};

/** Two days, "AAAA-MM-DD" each; '' is an open end. */
export interface DateSpan {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
}

/** Whether the first day does not come after the last; an open end is in order. */
export const datesInOrder = ({ from, to }: DateSpan): boolean => from === '' || to === '' || from <= to;

/** Props of `DateRange`. */
export interface DateRangeProps extends FieldsetProps {
  /** The days chosen. */
  value: DateSpan;
  /** One of them changed; they may be out of order, see `datesInOrder`. */
  onChange: (value: DateSpan) => void;
  /** Said while the last day comes before the first: "A data final vem antes da inicial." */
  orderError: string;
  /** First day that can be chosen. */
  min?: string;
  /** Last day that can be chosen. */
  max?: string;
}

/** De / Até. */
export const DateRange = ({ value, onChange, orderError, min, max, error, ...group }: DateRangeProps): ReactNode => {
  const copy = useWords(defaults);
  const wrong = !datesInOrder(value);
  const day = (end: keyof DateSpan) => (
    <Field label={copy[end]}>
      {(control) => (
        <input
          {...control}
          aria-invalid={wrong || error ? true : undefined}
          className={fieldCss.control}
          type="date"
          value={value[end]}
          min={min}
          max={max}
          onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <Fieldset {...group} error={wrong ? orderError : error}>
      <div className={css.dates}>
        {day('from')}
        {day('to')}
      </div>
    </Fieldset>
  );
};
