// Several controls that answer one question: its legend, help and error. It does not know the controls.
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { FieldError } from '../field/field-error.tsx';
import * as css from './fieldset.css.ts';

/** Props of `Fieldset`, and of every group of controls that stands in one. */
export interface FieldsetProps {
  /** Id of the group, so that an `ErrorSummary` can lead to it. */
  id?: string;
  /** The question the controls answer; name of the group. */
  legend: string;
  /** Only where the place makes the question plain. */
  hideLegend?: boolean;
  /** What to do, said under the legend before anything goes wrong. */
  help?: string;
  /** What is wrong and what to do; shown with an icon under the controls and announced to screen readers. */
  error?: string | undefined;
  /** None of them can be used now, and the screen says why. */
  disabled?: boolean;
}

/** A named group of controls. */
export const Fieldset = ({
  id: own,
  legend,
  hideLegend = false,
  help,
  error,
  disabled = false,
  children,
}: FieldsetProps & {
  /** The controls. */
  children: ReactNode;
}): ReactNode => {
  const made = useId();
  const id = own ?? made;
  const described = [help !== undefined && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={own === undefined ? undefined : -1}
      disabled={disabled}
      className={css.group}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className={hideLegend ? css.hiddenLegend : css.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
    </fieldset>
  );
};
