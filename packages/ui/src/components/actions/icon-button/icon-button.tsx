import type { ReactNode, Ref } from 'react';
import type { IconShape } from '../../../icons.ts';
import { Icon, type IconSize } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { iconButton } from './icon-button.css.ts';

interface IconLook {
  /** One of `@luneta/ui/icons`. */
  icon: IconShape;
  /** What it does; the only name it has. */
  label: string;
  /** `plain` has no edge, `outline` stands alone, `onBrand` lies on brand blue. */
  variant?: 'plain' | 'outline' | 'onBrand';
  /** 44 or 48 px. */
  size?: 'md' | 'lg';
  /** Drawing inside the target, in px. */
  iconSize?: IconSize;
}

export interface IconButtonProps extends IconLook {
  /** Not called while busy or disabled. */
  onClick: () => void;
  /** Can never be used now. */
  disabled?: boolean;
  /** Working: a spinner instead of the icon; keeps focus and size. */
  busy?: boolean;
  /** For a toggle: on or off. */
  pressed?: boolean;
  /** For a button that shows and hides something: whether it is shown. */
  expanded?: boolean;
  /** Id of what it shows and hides. */
  controls?: string;
  /** The `<button>` itself, to give it focus. */
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
}: IconButtonProps): ReactNode => (
  <button
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
