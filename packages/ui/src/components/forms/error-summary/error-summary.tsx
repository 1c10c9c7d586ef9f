// The errors of a form, above it. A single error is shown only at its field, which also gets the focus.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CircleX } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './error-summary.css.ts';

/** One thing that is wrong. */
export interface FormError {
  /** `id` of the control (`FieldProps`) or group (`FieldsetProps`) it is about. */
  field: string;
  /** The sentence of the field, letter for letter. */
  text: string;
}

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** What it is about: "Há problemas no formulário". */
  title: string;
  /** In the order of the form; fewer than two show nothing. */
  errors: readonly FormError[];
  /** Number of failed attempts to send. The focus moves here each time it grows. */
  attempt: number;
}

const goTo = (event: MouseEvent, field: string) => {
  event.preventDefault();
  document.getElementById(field)?.focus();
};

/** Links to the fields with an error, for two errors and more. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps): ReactNode => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length < 2) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={css.summary}>
      <HeadingTag id={id} className={css.title}>
        <Icon of={CircleX} size={24} />
        {title}
      </HeadingTag>
      <ul className={css.list}>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className={css.link} onClick={(event) => goTo(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
