// A menu of further actions behind one button. Base UI handles keys, type-ahead and placement; only staff load it.
import { Menu } from '@base-ui/react/menu';
import { Fragment, type ReactNode } from 'react';
import { EllipsisVertical, type IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as popupCss from '../popup/popup.css.ts';
import { usePopupPlace } from '../popup/use-popup-place.ts';
import * as css from './actions-menu.css.ts';

/** One thing that can be done. */
export interface MenuAction {
  /** What it does, in the imperative: "Resetar senha". */
  label: string;
  /** Drawn before the label. */
  icon?: IconShape;
  /** `danger` cannot be undone: red, behind a line. */
  tone?: 'neutral' | 'danger';
  /** It was chosen; the menu has closed. */
  onSelect: () => void;
  /** Cannot be done now; the screen says why. */
  disabled?: boolean;
}

/** Props of `ActionsMenu`. */
export interface ActionsMenuProps {
  /** With what it does something: "Mais opções de Ana Amado"; the only name of the button. */
  label: string;
  /** In their order; the dangerous ones last. */
  actions: readonly MenuAction[];
  /** Drawn on the button; three dots unless said otherwise. */
  icon?: IconShape;
  /** Nothing can be done now. */
  disabled?: boolean;
}

/** A button of 44 px that opens a menu: arrows, Home, End, first letters, Enter; Escape gives the focus back. */
export const ActionsMenu = ({
  label,
  actions,
  icon = EllipsisVertical,
  disabled = false,
}: ActionsMenuProps): ReactNode => {
  const { place, ref } = usePopupPlace();
  return (
    <Menu.Root modal={false} disabled={disabled}>
      <Menu.Trigger
        ref={ref}
        aria-label={label}
        className={classes(iconButton({ variant: 'plain', size: 'md' }), css.trigger)}
      >
        <Icon of={icon} size={24} />
      </Menu.Trigger>
      <Menu.Portal container={place} className={popupCss.portal}>
        <Menu.Positioner align="end" sideOffset={4} positionMethod="fixed" className={popupCss.positioner}>
          <Menu.Popup className={popupCss.popup}>
            {actions.map((action, n) => (
              <Fragment key={action.label}>
                {action.tone === 'danger' && n > 0 && actions[n - 1]?.tone !== 'danger' && (
                  <Menu.Separator className={css.line} />
                )}
                <Action {...action} indented={actions.some((one) => one.icon)} />
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

const Action = ({
  label,
  icon,
  tone = 'neutral',
  onSelect,
  disabled = false,
  indented,
}: MenuAction & {
  /** Others have an icon: without one the words still begin below theirs. */
  indented: boolean;
}): ReactNode => (
  <Menu.Item
    className={classes(popupCss.choice, tone === 'danger' && css.danger)}
    disabled={disabled}
    onClick={onSelect}
  >
    {icon ? <Icon of={icon} size={20} /> : indented && <span className={css.noIcon} />}
    <span>{label}</span>
  </Menu.Item>
);
