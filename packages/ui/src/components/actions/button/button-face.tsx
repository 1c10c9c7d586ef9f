// What stands on a button: shared by the button and the link that looks like one.
import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './button.css.ts';

/** Looks that buttons and links that look like them share. */
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
  /** Drawn before the words. */
  icon?: IconShape | undefined;
  /** After the words, for "next" and "open". */
  iconEnd?: IconShape | undefined;
}

/** What stands inside: icons, words, and the wheel of a busy button. */
export const ButtonFace = ({
  children,
  icon,
  iconEnd,
  busy = false,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode; busy?: boolean }): ReactNode => {
  // The wheel takes the place of an icon; only where there is none do the words make space.
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
