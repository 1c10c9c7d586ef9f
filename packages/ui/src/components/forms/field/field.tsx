// Label, help, error and their wiring for any control; it does not know the control.
import { type ReactNode, useId } from 'react';
import { optional } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { FieldError } from './field-error.tsx';
import * as css from './field.css.ts';

const defaults = { optional };

/** Props every form control shares. */
export interface FieldProps {
  /** Id of the control, so that an `ErrorSummary` can lead to it. */
  id?: string;
  /** What it asks for; the name of the control. */
  label: string;
  /** Only where the place makes the meaning plain, e.g. one search box. */
  hideLabel?: boolean;
  /** What to type, said under the control before anything goes wrong. */
  help?: ReactNode;
  /** What is wrong and what to do; shown with an icon and announced to screen readers. */
  error?: string | undefined;
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
}

/** What the control must put on its element. */
export interface ControlAttributes {
  /** The label points to it. */
  id: string;
  /** Ids of help and error. */
  'aria-describedby': string | undefined;
  /** Present while there is an error. */
  'aria-invalid': true | undefined;
}

/** A labelled control: `children` receives the attributes for its element. */
export const Field = ({
  id: own,
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  children,
}: FieldProps & {
  /** The control, given what ties it to its label, help and error. */
  children: (control: ControlAttributes) => ReactNode;
}): ReactNode => {
  const copy = useWords(defaults);
  const made = useId();
  const id = own ?? made;
  const described = [help != null && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const words = (
    <label htmlFor={id} className={css.label}>
      {label}
      {optional && <span className={css.optional}> {copy.optional}</span>}
    </label>
  );
  return (
    <div className={css.field}>
      {hideLabel ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {help != null && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
