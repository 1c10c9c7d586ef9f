import { type ReactNode, useId } from 'react';
import { Check, CircleX, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { nativeRadio } from '../choice-card.css.ts';
import { error as fieldError } from '../field/field.css.ts';
import * as css from './radio-cards.css.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it leads to, in one sentence. */
  description: string;
  icon?: IconShape;
}

export interface RadioCardsProps<Value extends string> {
  /** The question the cards answer; name of the group. */
  legend: string;
  /** The cards, in order. */
  options: readonly RadioCard<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** Another card was chosen. */
  onChange: (value: Value) => void;
  /** E.g. that a choice is missing. */
  error?: string | undefined;
  /** None can be chosen now. */
  disabled?: boolean;
}

/** One of few, each with its consequence. Native radios under the cards: arrows move and choose. */
export const RadioCards = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  disabled = false,
}: RadioCardsProps<Value>): ReactNode => {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <label key={option.value} className={classes(css.card, chosen && css.chosen, disabled && css.disabled)}>
            <input
              type="radio"
              className={nativeRadio}
              name={id}
              value={option.value}
              checked={chosen}
              disabled={disabled}
              aria-labelledby={`${id}-${option.value}-label`}
              aria-describedby={`${id}-${option.value}-description`}
              onChange={() => onChange(option.value)}
            />
            <span className={classes(css.mark, chosen && css.marked)}>{chosen && <Icon of={Check} size={16} />}</span>
            <span className={css.words}>
              <span id={`${id}-${option.value}-label`} className={css.label}>
                {option.label}
              </span>
              <span id={`${id}-${option.value}-description`} className={css.description}>
                {option.description}
              </span>
            </span>
            {option.icon && (
              <span className={css.icon}>
                <Icon of={option.icon} />
              </span>
            )}
          </label>
        );
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldError} role="alert">
          <Icon of={CircleX} size={20} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
