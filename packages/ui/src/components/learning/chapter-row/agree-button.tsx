// Private: one of two toggle buttons of an answer.
import type { ReactNode } from 'react';
import { Check, type IconShape } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './chapter-row.css.ts';

export interface AgreeButtonProps {
  /** Shape of the answer; a check takes its place while it is pressed. */
  icon: IconShape;
  /** Whether it is the answer given. */
  pressed: boolean;
  /** Cannot be changed now. */
  disabled: boolean;
  /** The answer was pressed. */
  onPress: () => void;
  /** The word. */
  children: string;
}

/** `aria-pressed` button with an icon and a word. */
export const AgreeButton = ({ icon, pressed, disabled, onPress, children }: AgreeButtonProps): ReactNode => (
  <button type="button" className={css.answer} aria-pressed={pressed} disabled={disabled} onClick={onPress}>
    <Icon of={pressed ? Check : icon} size={20} />
    {children}
  </button>
);
