import { type ReactNode, useId } from 'react';
import { Check, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { nativeRadio } from '../choice-card.css.ts';
import { Fieldset } from '../fieldset/fieldset.tsx';
import * as css from './radio-cards.css.ts';

/** One answer of `RadioCards`. */
export interface RadioCard<Value extends string> {
  /** What is handed over. */
  value: Value;
  /** Name of the card. */
  label: string;
  /** What choosing it leads to, in one sentence. */
  description: string;
  /** Drawn at the end of the card. */
  icon?: IconShape;
}

/** Props of `RadioCards`. */
export interface RadioCardsProps<Value extends string> {
  /** Id of the group, so that an `ErrorSummary` can lead to it. */
  id?: string;
  /** The question the cards answer; name of the group. */
  legend: string;
  /** In their order. */
  options: readonly RadioCard<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** One was chosen. */
  onChange: (value: Value) => void;
  /** Beside each other where there is room; by default one below the other. */
  beside?: boolean;
  /** E.g. that a choice is missing. */
  error?: string | undefined;
  /** None can be chosen now, and the screen says why. */
  disabled?: boolean;
}

/** One of few, each with its consequence. Native radios under the cards: arrows move and choose. */
export const RadioCards = <Value extends string>({
  id: own,
  legend,
  options,
  value,
  onChange,
  beside = false,
  error,
  disabled = false,
}: RadioCardsProps<Value>): ReactNode => {
  const id = useId();
  return (
    <Fieldset {...(own === undefined ? {} : { id: own })} legend={legend} error={error} disabled={disabled}>
      <div className={classes(css.cards, beside && css.beside)}>
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
      </div>
    </Fieldset>
  );
};
