import type { ReactNode, Ref } from 'react';
import type { IconShape } from '../../../icons.ts';
import { Icon, type IconSize } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { iconButton } from './icon-button.css.ts';

interface IconLook {
  /** The drawing. */
  icon: IconShape;
  /** What it does; the only name it has. */
  label: string;
  /** `plain` on a surface, `outline` as a control of its own, `onBrand` on the brand colour. */
  variant?: 'plain' | 'outline' | 'onBrand';
  /** 44 or 48 px. */
  size?: 'md' | 'lg';
  /** Side of the drawing in px. */
  iconSize?: IconSize;
}

/** Props of `IconButton`. */
export interface IconButtonProps extends IconLook {
  /** It was pressed. */
  onClick: () => void;
  /** Can never be used now, and the screen says why. */
  disabled?: boolean;
  /** Working: keeps focus and size; clicks do nothing. */
  busy?: boolean;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string;
  /** The element, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action shown by an icon alone. */
export const IconButton = ({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  iconSize = 24,
  onClick,
  disabled = false,
  busy = false,
  pressed,
  expanded,
  controls,
  ref,
  ...wiring
}: IconButtonProps): ReactNode => (
  <button
    // Attributes that a surrounding `Tooltip` adds. Screens do not set them.
    {...wiring}
    ref={ref}
    type="button"
    className={iconButton({ variant, size })}
    onClick={busy ? undefined : onClick}
    disabled={disabled}
    aria-label={label}
    aria-busy={busy || undefined}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-controls={controls}
  >
    {busy ? <Spinner size={20} /> : <Icon of={icon} size={iconSize} />}
  </button>
);

/** A link shown by an icon alone. */
export const IconLink = ({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  iconSize = 24,
  href,
}: IconLook & {
  /** Address, given to the app's router. */
  href: string;
}): ReactNode => {
  return (
    <RouterLink href={href} aria-label={label} className={iconButton({ variant, size })}>
      <Icon of={icon} size={iconSize} />
    </RouterLink>
  );
};
