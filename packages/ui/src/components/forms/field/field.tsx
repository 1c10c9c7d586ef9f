// Label, help, error and their wiring for any control; it does not know the control.
import { type ReactNode, useId } from 'react';
import { copy } from '../../../copy.ts';
import { CircleX } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './field.css.ts';

/** Props every form control shares. */
export interface FieldProps {
  /** Name of the control, above it. */
  label: string;
  /** Only where the place makes the meaning plain, e.g. one search box. */
  hideLabel?: boolean;
  /** How to fill it in; below it, read with it. */
  help?: ReactNode;
  /** What is wrong and what to do; shown with an icon and told to readers. */
  error?: string | undefined;
  /** Adds "(opcional)" to the label. */
  optional?: boolean;
}

/** What the control must put on its element. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A labelled control: `children` receives the attributes for its element. */
export const Field = ({
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  children,
}: FieldProps & {
  /** The control; puts the attributes it receives on its element. */
  children: (control: ControlAttributes) => ReactNode;
}): ReactNode => {
  const id = useId();
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
      {error && (
        <div id={`${id}-error`} className={css.error}>
          <Icon of={CircleX} size={20} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
};
