import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from '../field/field.css.ts';
import { CountedHelp } from '../field/counted-help.tsx';
import { Field, type FieldProps } from '../field/field.tsx';

/** Props of `TextInput`. */
export interface TextInputProps extends FieldProps {
  /** The text. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** The focus went elsewhere. */
  onBlur?: () => void;
  /** Identifies the field when a form is sent by the browser. */
  name?: string;
  /** Kind of text; for searches use `SearchBox`. */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  /** Keys a phone offers, when they are not the usual ones of the type. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search';
  /** What browsers and password managers may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example, never the label. */
  placeholder?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Shows "n/limit" and turns red above it; the text is never cut, unless `maxLength` does. Spaces at the ends do not count. */
  limit?: number;
  /** A form cannot be sent without it. */
  required?: boolean;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Drawn at the start of the box. */
  icon?: IconShape;
  /** Names and words: let the phone correct; user names and codes: off (default). */
  prose?: boolean;
  /** The element, to give it the focus. */
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
