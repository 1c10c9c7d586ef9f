import { tamanhoDoTexto } from '@luneta/domain/texto-livre';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as fieldCss from '../field/field.css.ts';
import { CountedHelp } from '../field/counted-help.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './textarea.css.ts';

/** Props of `Textarea`. */
export interface TextareaProps extends FieldProps {
  /** The text. */
  value: string;
  /** It was changed. */
  onChange: (value: string) => void;
  /** For keys of the screen's own, e.g. Ctrl+S. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Identifies the field when a form is sent by the browser. */
  name?: string;
  /** Lines seen while empty. */
  rows?: number;
  /** Shows "n/max" and turns red above it; the text is never cut while writing. */
  limit?: number;
  /** An example, never the label. */
  placeholder?: string;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** In the reading size of the account, for long texts. */
  reading?: boolean;
  /** Turns on the browser's spell checker. */
  spellCheck?: boolean;
  /** The element, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const Textarea = ({
  value,
  onChange,
  onKeyDown,
  name,
  rows = 4,
  limit,
  placeholder,
  disabled = false,
  readOnly = false,
  reading = false,
  spellCheck = true,
  ref,
  help,
  ...field
}: TextareaProps): ReactNode => (
  <Field
    {...field}
    help={limit === undefined ? help : <CountedHelp help={help} used={tamanhoDoTexto(value)} limit={limit} />}
  >
    {(control) => (
      <textarea
        {...control}
        ref={ref}
        className={classes(fieldCss.control, css.textarea, reading && css.reading)}
        name={name}
        value={value}
        rows={rows}
        style={{ '--rows': rows }}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        spellCheck={spellCheck}
        lang="pt-BR"
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
