import type { ReactNode } from 'react';
import { ChevronDown, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  /** Words of the control: "Ver alternativas". */
  label: string;
  /** Before the words. */
  icon?: IconShape;
  /** A card of its own, or a row inside one. */
  variant?: keyof typeof css.look;
  /** Open at first; afterwards the reader decides. */
  open?: boolean;
  /** What opens. */
  children: ReactNode;
}

/** Something worth reading only when asked for: the native disclosure. */
export const Disclosure = ({ label, icon, variant = 'card', open = false, children }: DisclosureProps): ReactNode => (
  <details className={classes(css.box, css.look[variant])} open={open}>
    <summary className={css.summary}>
      {icon && (
        <span className={css.lead}>
          <Icon of={icon} size={20} />
        </span>
      )}
      <span className={css.title}>{label}</span>
      <span className={css.chevron}>
        <Icon of={ChevronDown} size={24} />
      </span>
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
