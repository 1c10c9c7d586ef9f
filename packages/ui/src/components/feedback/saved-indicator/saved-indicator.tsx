import { type ReactNode, useEffect, useState } from 'react';
import { CircleX, CloudAlert, CloudCheck, CloudUpload, WifiOff } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './saved-indicator.css.ts';

const icons = {
  saving: CloudUpload,
  saved: CloudCheck,
  unsaved: CloudAlert,
  failed: CircleX,
  offline: WifiOff,
} as const;

/** State of the latest change. */
export type SavedState = keyof typeof icons;

export interface SavedIndicatorProps {
  /** Where the work stands. */
  state: SavedState;
  /** The state in words, e.g. "Salvo 14h32". */
  text: string;
  /** Shown in its place on a phone, e.g. "Salvo". Screen readers hear the whole. */
  short?: string;
}

// Screen readers announce the final state only, not every change while typing.
const settleMs = 1000;

/** Shows whether the work is saved. */
export const SavedIndicator = ({ state, text, short }: SavedIndicatorProps): ReactNode => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={classes(css.indicator, css.state[state])}>
      <Icon of={icons[state]} size={20} />
      <span aria-hidden="true" className={short === undefined ? undefined : css.whole}>
        {text}
      </span>
      {short !== undefined && (
        <span aria-hidden="true" className={css.short}>
          {short}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </span>
  );
};
