import { type ReactNode, useId } from 'react';
import { Check } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './switch.css.ts';

/** Props of `Switch`. */
export interface SwitchProps {
  /** What is on or off; never changes with the state. */
  label: string;
  /** A second, smaller line that describes it. */
  help?: string;
  /** On. */
  checked: boolean;
  /** It was switched. */
  onChange: (checked: boolean) => void;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** On or off, at once; something that waits for a form is a `Checkbox`. The whole row is the target. */
export const Switch = ({ label, help, checked, onChange, disabled = false }: SwitchProps): ReactNode => {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={help === undefined ? undefined : id}
        className={css.row}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={css.label}>{label}</span>
        <span className={css.track} aria-hidden="true">
          <span className={css.thumb}>
            <Icon of={Check} size={16} />
          </span>
        </span>
      </button>
      {help !== undefined && (
        <div id={id} className={css.help}>
          {help}
        </div>
      )}
    </div>
  );
};
