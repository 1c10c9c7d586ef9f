import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from '../field/field.css.ts';
import { CountedHelp } from '../field/counted-help.tsx';
import { Field, type FieldProps } from '../field/field.tsx';

export interface TextInputProps extends FieldProps {
  /** What was typed. */
  value: string;
  /** The whole value after each key. */
  onChange: (value: string) => void;
  /** Left the field: the moment to judge it. */
  onBlur?: () => void;
  /** In the form's data. */
  name?: string;
  /** What kind of text; chooses the keyboard of a phone. */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  /** Another keyboard than `type` gives, e.g. `numeric` for a code. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search';
  /** What the browser may fill in, e.g. `username`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example, never the label. */
  placeholder?: string;
  /** Characters the browser accepts. */
  maxLength?: number;
  /** Shows "n/limit" and turns red above it; the text is never cut, unless `maxLength` does. Spaces at the ends do not count. */
  limit?: number;
  /** The form is not sent without it. */
  required?: boolean;
  /** Cannot be changed now. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Inside, before the text; decoration. */
  icon?: IconShape;
  /** Names and words: let the phone correct; user names and codes: off (default). */
  prose?: boolean;
  /** The `<input>` itself, to give it focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextInput = ({
  value,
  onChange,
  onBlur,
  name,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  limit,
  required = false,
  disabled = false,
  readOnly = false,
  icon,
  prose = false,
  ref,
  help,
  ...field
}: TextInputProps): ReactNode => (
  <Field
    {...field}
    help={limit === undefined ? help : <CountedHelp help={help} used={Array.from(value.trim()).length} limit={limit} />}
  >
    {(control) => (
      <div className={css.box}>
        {icon && (
          <span className={css.start}>
            <Icon of={icon} size={20} />
          </span>
        )}
        <input
          {...control}
          ref={ref}
          className={classes(css.control, icon && css.hasStart)}
          type={type}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          autoCapitalize={prose ? undefined : 'none'}
          autoCorrect={prose ? undefined : 'off'}
          spellCheck={prose}
        />
      </div>
    )}
  </Field>
);
