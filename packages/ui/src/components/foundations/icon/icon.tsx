import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { icon } from './icon.css.ts';

export type IconSize = 16 | 20 | 24 | 28 | 32;

export interface IconProps {
  /** Imported from `@luneta/ui/icons`. */
  of: IconShape;
  /** Width and height in px. */
  size?: IconSize;
  /**
   * Only for an icon that stands alone for a meaning.
   * Optional: beside a text, which says it.
   */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ of: Shape, size = 24, label }: IconProps): ReactNode => (
  <Shape
    className={icon}
    size={size}
    strokeWidth={size < 20 ? 2 : 2.25}
    absoluteStrokeWidth
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
