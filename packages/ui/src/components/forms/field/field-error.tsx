import type { ReactNode } from 'react';
import { CircleX } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './field.css.ts';

/** The error of a control or a group, with an icon. Empty without an error. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }): ReactNode =>
  error && (
    <div id={id} className={css.error}>
      <Icon of={CircleX} size={20} />
      <span>{error}</span>
    </div>
  );
