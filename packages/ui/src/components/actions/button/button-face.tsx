// The content of a button, shared by `Button` and `ButtonLink`.
import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './button.css.ts';

/** Looks that buttons and links that look like them share. */
export interface ButtonLook {
  /**
   * `primary` one per screen; `game` for rewards and the Boss; `danger` for a destructive action; `dangerOutline` for a
   * button that leads to one and asks first.
   */
  variant?: 'primary' | 'secondary' | 'game' | 'danger' | 'dangerOutline' | 'text';
  /** 44, 48 or 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its parent. */
  block?: boolean;
  /** Drawn before the words. */
  icon?: IconShape | undefined;
  /** Icon after the text, for "next" and "open". */
  iconEnd?: IconShape | undefined;
}

/** The content: icons, text, and the spinner of a busy button. */
export const ButtonFace = ({
  children,
  icon,
  iconEnd,
  busy = false,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode; busy?: boolean }): ReactNode => {
  // The spinner replaces an icon. Without an icon the text moves to make space.
  const wheel = busy ? (icon ? 'start' : iconEnd ? 'end' : 'beside') : null;
  return (
    <>
      {icon && (wheel === 'start' ? <Spinner size={20} /> : <Icon of={icon} size={20} />)}
      <span className={classes(css.label, wheel === 'beside' && css.beside)}>
        {wheel === 'beside' && (
          <span className={css.spinner}>
            <Spinner size={16} />
          </span>
        )}
        {children}
      </span>
      {iconEnd && (wheel === 'end' ? <Spinner size={20} /> : <Icon of={iconEnd} size={20} />)}
    </>
  );
};
