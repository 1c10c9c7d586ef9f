// A text for a button that shows only an icon. It is never required: the button's accessible name says the same.
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { IconButtonProps } from '../../actions/icon-button/icon-button.tsx';
import * as popupCss from '../popup/popup.css.ts';
import { usePopupPlace } from '../popup/use-popup-place.ts';
import * as css from './tooltip.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words, e.g. the name with its keys: "Negrito (Ctrl+B)". Nothing that is needed to go on. */
  text: string;
  /** Where it stands when there is space; it turns to the other side when there is none. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One `IconButton`. */
  children: ReactElement<IconButtonProps>;
}

// Delay: long enough that moving across a toolbar shows no tooltip.
const restMs = 400;

/** Shown by keyboard focus at once and by a pointer that rests; Escape hides it. A finger never sees it. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { place, ref } = usePopupPlace();
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger ref={ref} delay={restMs} aria-describedby={open ? id : undefined} render={children} />
      <Base.Portal container={place} className={popupCss.portal}>
        <Base.Positioner side={side} sideOffset={6} positionMethod="fixed" className={popupCss.positioner}>
          <Base.Popup id={id} role="tooltip" className={css.tip}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
