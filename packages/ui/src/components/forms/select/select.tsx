import type { ReactNode, Ref } from 'react';
import { loading } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ChevronDown, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './select.css.ts';

const defaults = { loading };

/** One line of a `Select`. */
export interface SelectOption<Value extends string> {
  /** What is handed over. */
  value: Value;
  /** What stands in the list and, once chosen, in the box. */
  label: string;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** Props of `Select`. */
export interface SelectProps<Value extends string> extends FieldProps {
  /** In their order. */
  options: readonly SelectOption<Value>[];
  /** The one chosen. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** Identifies the field when a form is sent by the browser. */
  name?: string;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
  /** The options are on their way: a wheel, and nothing to choose yet. */
  loading?: boolean;
  /** Stands in the box when there is nothing to choose from: "Nenhuma turma". */
  emptyText?: string;
  /** Drawn at the start of the box. */
  icon?: IconShape;
  /** The element, to give it the focus. */
  ref?: Ref<HTMLSelectElement>;
}

/** One of many: the native list, which is the best picker on a phone. */
export const Select = <Value extends string>({
  options,
  value,
  onChange,
  name,
  disabled = false,
  loading = false,
  emptyText,
  icon,
  ref,
  ...field
}: SelectProps<Value>): ReactNode => {
  const copy = useWords(defaults);
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldCss.box}>
          {icon && (
            <span className={fieldCss.start}>
              <Icon of={icon} size={20} />
            </span>
          )}
          <select
            {...control}
            ref={ref}
            className={classes(fieldCss.control, css.select, fieldCss.hasEnd, icon && fieldCss.hasStart)}
            name={name}
            value={value}
            disabled={disabled || loading || options.length === 0}
            aria-busy={loading || undefined}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {(loading || options.length === 0) && <option value={value}>{loading ? copy.loading : emptyText}</option>}
            {!loading &&
              options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
          </select>
          <span className={css.arrow}>{loading ? <Spinner size={20} /> : <Icon of={ChevronDown} size={20} />}</span>
        </div>
      )}
    </Field>
  );
};
