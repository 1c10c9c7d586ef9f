// One competence of an essay and its mark, from 0 to 200 in steps. It knows neither the sum nor where the mark is kept.
import { VisuallyHidden, classes, competenceTone } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import * as css from './competence-scale.css.ts';

/** One step of the scale. */
export interface CompetenceLevel {
  /** Points. */
  mark: number;
  /** What a text of this mark is like. */
  text: string;
}

/** Props of `CompetenceScale`. */
export interface CompetenceScaleProps {
  /** 1 to 5: the number in the tile, and the colour. */
  number: number;
  /** "Argumentação"; the name of the group. */
  name: string;
  /** From the lowest to the highest. */
  levels: readonly CompetenceLevel[];
  /** The mark given; null while there is none. */
  value: number | null;
  /** A mark was chosen, by the pointer, a tap or the arrow keys. */
  onChange: (mark: number) => void;
  /** The pointer or the focus is on a step; null on none of them. */
  onTouch?: (mark: number | null) => void;
  /** It is the one that the keys of the screen mark. */
  current?: boolean;
  /** Can be read only, and the screen says why. */
  disabled?: boolean;
  /** A small control at the end of its head, e.g. to comment on it. */
  action?: ReactNode;
  /** What belongs to it: its comments. */
  children?: ReactNode;
}

/** A card with six native radios: one stop of Tab, then the arrow keys. */
export const CompetenceScale = (props: CompetenceScaleProps): ReactNode => {
  const { number, name, levels, value, onChange, onTouch, current = false, disabled = false } = props;
  const { action, children } = props;
  const id = useId();
  const chosen = levels.find(({ mark }) => mark === value);
  return (
    <fieldset
      className={classes(css.card, current && css.current)}
      disabled={disabled}
      data-materia={competenceTone(number)}
      aria-describedby={chosen ? `${id}-level` : undefined}
    >
      <legend className={css.legend}>
        <span className={css.number}>{number}</span>
        <span className={css.name}>{name}</span>
        <span className={css.value} aria-hidden>
          {value ?? '—'}
        </span>
      </legend>
      {action != null && <div className={css.action}>{action}</div>}
      <div className={css.row} onPointerLeave={() => onTouch?.(null)}>
        {levels.map(({ mark }) => (
          <label key={mark} className={css.step} data-below={value !== null && mark < value ? '' : undefined}>
            <input
              className={css.input}
              type="radio"
              name={id}
              value={mark}
              checked={mark === value}
              onChange={() => onChange(mark)}
              onFocus={() => onTouch?.(mark)}
              onBlur={() => onTouch?.(null)}
              onPointerEnter={() => onTouch?.(mark)}
            />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      {chosen && (
        <VisuallyHidden id={`${id}-level`} as="p">
          {chosen.text}
        </VisuallyHidden>
      )}
      {children != null && <div className={css.more}>{children}</div>}
    </fieldset>
  );
};
