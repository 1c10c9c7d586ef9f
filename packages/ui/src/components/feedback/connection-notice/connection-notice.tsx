import type { ReactNode } from 'react';
import { Wifi, WifiOff } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './connection-notice.css.ts';

export interface ConnectionNoticeProps {
  /** `null` shows nothing but keeps the live region, so that the next change is announced. */
  state: 'offline' | 'back' | null;
  /** What the lost connection means here. */
  text: string;
}

/** Connection lost or back, beside the work it concerns. It watches nothing: the caller knows. */
export const ConnectionNotice = ({ state, text }: ConnectionNoticeProps): ReactNode => (
  <div role="status">
    {state && (
      <div className={classes(css.notice, css.state[state])}>
        <Icon of={state === 'offline' ? WifiOff : Wifi} size={20} />
        <span>{text}</span>
      </div>
    )}
  </div>
);
