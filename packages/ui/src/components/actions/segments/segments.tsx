import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './segments.css.ts';

/** Props of `Segments`. */
export interface SegmentsProps<Value extends string> {
  /** What is being chosen; the name of the group. */
  legend: string;
  /** Shows the legend above; otherwise only screen readers announce it. */
  showLegend?: boolean;
  /** Two to four; a `mark` is a small picture over the words, which carry the meaning alone. */
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  /** The one chosen. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** None can be chosen now, and the screen says why. */
  disabled?: boolean;
}

/** One of a few, all visible: native radios with a thumb that slides. Not for navigation. */
export const Segments = <Value extends string>({
  legend,
  showLegend = false,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentsProps<Value>): ReactNode => {
  const name = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const place = { '--parts': options.length, '--chosen': chosen };
  return (
    <fieldset className={css.fieldset} disabled={disabled}>
      <legend className={showLegend ? css.legend : css.hiddenLegend}>
        {showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={css.track} style={place}>
        {chosen >= 0 && <span className={css.thumb} aria-hidden="true" />}
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css.words}>
              {option.mark}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
