import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** `subject` takes the colours of the `data-materia` around it. */
  tone?: keyof typeof css.tone;
  /** Before the words; repeats what they say. */
  icon?: IconShape;
}

/** A short fact about an item; plain text for screen readers. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps): ReactNode => (
  <span className={classes(css.badge, css.tone[tone])}>
    {icon && <Icon of={icon} size={16} />}
    {children}
  </span>
);
