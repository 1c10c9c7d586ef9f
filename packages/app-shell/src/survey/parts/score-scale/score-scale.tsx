import { type ReactNode, useId } from 'react';
import * as css from './score-scale.css.ts';

/** Props of `ScoreScale`. */
export interface ScoreScaleProps {
  /** The question; the name of the group. */
  legend: string;
  /** What the two ends mean, e.g. "Nada provável" and "Muito provável". */
  ends: readonly [low: string, high: string];
  /** 0 to 10, or null while nothing is chosen. */
  value: number | null;
  /** A score was chosen. */
  onChange: (value: number) => void;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

const scores = Array.from({ length: 11 }, (_, score) => score);

/** A score from 0 to 10: native radios, moved with the arrow keys. */
export const ScoreScale = ({ legend, ends, value, onChange, disabled = false }: ScoreScaleProps): ReactNode => {
  const id = useId();
  const [low, high] = ends;
  return (
    <fieldset className={css.fieldset} disabled={disabled} aria-describedby={`${id}-ends`}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {scores.map((score) => (
          <label key={score} className={css.option}>
            <input
              className={css.input}
              type="radio"
              name={id}
              value={score}
              checked={score === value}
              onChange={() => onChange(score)}
            />
            <span>{score}</span>
          </label>
        ))}
      </div>
      <div className={css.ends} id={`${id}-ends`}>
        <span>0: {low}</span>
        <span>10: {high}</span>
      </div>
    </fieldset>
  );
};
