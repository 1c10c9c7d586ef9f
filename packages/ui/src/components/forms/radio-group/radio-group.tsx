import { type ReactNode, useId } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import * as css from './radio-group.css.ts';

/** One answer of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  /** What is handed over. */
  value: Value;
  /** What stands beside the radio; its name. */
  label: string;
  /** A second, smaller line that describes it. */
  detail?: string;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string> extends FieldsetProps {
  /** In their order, one below the other. */
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** One was chosen. */
  onChange: (value: Value) => void;
}

/** One of a few, one below the other; where each needs its consequence use `RadioCards`. Native: arrows move and choose. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onChange,
  ...group
}: RadioGroupProps<Value>): ReactNode => {
  const name = useId();
  return (
    <Fieldset {...group}>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.detail === undefined ? undefined : `${name}-${option.value}`}
              aria-labelledby={`${name}-${option.value}-label`}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span id={`${name}-${option.value}-label`}>{option.label}</span>
              {option.detail !== undefined && (
                <span id={`${name}-${option.value}`} className={css.detail}>
                  {option.detail}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
