import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { Eye, EyeOff, TriangleExclamationPoint } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { capsHint } from './password-input.css.ts';

const defaults = {
  showPassword: 'Mostrar senha',
  capsLock: 'O Caps Lock está ativado.',
};

/** Props of `PasswordInput`. */
export interface PasswordInputProps extends Omit<FieldProps, 'optional'> {
  /** The password. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
  /** Identifies the field when a form is sent by the browser. */
  name?: string;
  /** A form cannot be sent without it. */
  required?: boolean;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
  /** The element, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A password: can be shown, pasted and filled by a manager; warns about Caps Lock. */
export const PasswordInput = ({
  value,
  onChange,
  autoComplete,
  name,
  required = false,
  disabled = false,
  ref,
  ...field
}: PasswordInputProps): ReactNode => {
  const copy = useWords(defaults);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={css.box}>
            <input
              {...control}
              ref={ref}
              className={classes(css.control, css.hasEnd)}
              type={shown ? 'text' : 'password'}
              name={name}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setCapsLock(false)}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required={required}
              disabled={disabled}
            />
            <span className={css.end}>
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={copy.showPassword}
                pressed={shown}
                disabled={disabled}
                onClick={() => setShown(!shown)}
              />
            </span>
          </div>
          <div role="status" className={capsHint}>
            {capsLock && (
              <>
                <Icon of={TriangleExclamationPoint} size={20} />
                {copy.capsLock}
              </>
            )}
          </div>
        </>
      )}
    </Field>
  );
};
