// What stands on a button: shared by the button and the link that looks like one.
import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './button.css.ts';

export interface ButtonLook {
  /**
   * `primary` one per screen; `game` for rewards and the Boss; `danger` for what destroys; `dangerOutline` for what
   * leads there and asks once more.
   */
  variant?: 'primary' | 'secondary' | 'game' | 'danger' | 'dangerOutline' | 'text';
  /** 44, 48 or 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its parent. */
  block?: boolean;
  /** Before the words; decoration. */
  icon?: IconShape | undefined;
  /** After the words, for "next" and "open". */
  iconEnd?: IconShape | undefined;
}

export const ButtonFace = ({
  children,
  icon,
  iconEnd,
  busy = false,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode; busy?: boolean }): ReactNode => (
  <>
    {busy && !icon && (
      <span className={css.spinner}>
        <Spinner size={16} />
      </span>
    )}
    {icon && (busy ? <Spinner size={20} /> : <Icon of={icon} size={20} />)}
    <span className={classes(css.label, busy && !icon && css.beside)}>{children}</span>
    {iconEnd && <Icon of={iconEnd} size={20} />}
  </>
);
