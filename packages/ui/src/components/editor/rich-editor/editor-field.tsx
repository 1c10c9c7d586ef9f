import { type ReactNode, useEffect, useRef } from 'react';
import { optional } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { CircleX } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import * as fieldCss from '../../forms/field/field.css.ts';
import type { FieldProps } from '../../forms/field/field.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './rich-editor.css.ts';

const defaults = { optional };

export interface EditorFieldProps extends FieldProps {
  /** Id of the text box; its label, help and error carry it as prefix. */
  id: string;
  /** The label was tapped: the text is to have the focus. */
  onEnter: () => void;
  /** Help and error get the padding of the card the editor fills. */
  flush: boolean;
  /** Toolbar and text. */
  children: ReactNode;
}

/**
 * `Field` for a text box that is not a form control. `for` does not work for it, so the label names it by id and
 * focuses it on tap.
 */
export const EditorField = ({
  id,
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  onEnter,
  flush,
  children,
}: EditorFieldProps): ReactNode => {
  const copy = useWords(defaults);
  const name = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const element = name.current;
    element?.addEventListener('click', onEnter);
    return () => element?.removeEventListener('click', onEnter);
  }, [onEnter]);
  const words = (
    <label ref={name} id={`${id}-label`} className={fieldCss.label} htmlFor={id}>
      {label}
      {optional && <span className={fieldCss.optional}> {copy.optional}</span>}
    </label>
  );
  return (
    <div className={fieldCss.field}>
      {hideLabel ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
      {children}
      {help != null && (
        <div id={`${id}-help`} className={classes(fieldCss.help, flush && css.below)}>
          {help}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={classes(fieldCss.error, flush && css.below)}>
          <Icon of={CircleX} size={20} />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
};
