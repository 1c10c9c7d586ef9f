import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { Check, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './filter-chip.css.ts';

const defaults = {
  removeFilter: (filter: string) => `Remover filtro ${filter}`,
};

/** Props of `FilterChip`. */
export interface FilterChipProps {
  /** What the filter shows, e.g. "Não respondidas". The text does not change with the state. */
  label: string;
  /** On: shows a tick, and hides what does not match. */
  pressed: boolean;
  /** It was switched. */
  onChange: (pressed: boolean) => void;
  /** Would keep nothing now. */
  disabled?: boolean;
}

/** A filter that is on or off. */
export const FilterChip = ({ label, pressed, onChange, disabled = false }: FilterChipProps): ReactNode => (
  <button
    type="button"
    className={css.chip}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={() => onChange(!pressed)}
  >
    <span className={css.face}>
      {pressed && <Icon of={Check} size={16} />}
      <span className={css.words}>{label}</span>
    </span>
  </button>
);

/** Props of `AppliedFilter`. */
export interface AppliedFilterProps {
  /** The filter in force, e.g. "Sede: Centro". */
  label: string;
  /** It was taken away. */
  onRemove: () => void;
}

/** A filter in force; pressing it takes it away ("Remover filtro Sede: Centro"). */
export const AppliedFilter = ({ label, onRemove }: AppliedFilterProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <button type="button" className={css.chip} aria-label={copy.removeFilter(label)} onClick={onRemove}>
      <span className={classes(css.face, css.applied)}>
        <span className={css.words}>{label}</span>
        <Icon of={X} size={16} />
      </span>
    </button>
  );
};

/** Props of `FilterStrip`. */
export interface FilterStripProps<Value extends string> {
  /** Name of the group: "Mostrar". */
  label: string;
  /** The first keeps everything: "Todos 32". */
  options: readonly { value: Value; label: string }[];
  /** The one in force. */
  value: Value;
  /** Another one was chosen; pressing the one in force asks for the first. */
  onChange: (value: Value) => void;
}

/** Filters of which one is in force, in one line that moves sideways. */
export const FilterStrip = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterStripProps<Value>): ReactNode => {
  const [first] = options;
  return (
    <div role="group" aria-label={label} className={css.strip}>
      {options.map((option) => (
        <FilterChip
          key={option.value}
          label={option.label}
          pressed={option.value === value}
          onChange={(pressed) => onChange(pressed || first === undefined ? option.value : first.value)}
        />
      ))}
    </div>
  );
};
