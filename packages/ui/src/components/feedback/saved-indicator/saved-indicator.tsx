import { type ReactNode, useEffect, useState } from 'react';
import { CloudAlert, CloudCheck, CloudUpload, WifiOff } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './saved-indicator.css.ts';

const icons = { saving: CloudUpload, saved: CloudCheck, unsaved: CloudAlert, offline: WifiOff } as const;

/** Where the latest change is. */
export type SavedState = keyof typeof icons;

export interface SavedIndicatorProps {
  /** Where the work stands. */
  state: SavedState;
  /** The state in words, e.g. "Salvo 14h32". */
  text: string;
}

// Readers hear where it came to rest, not every step between two keys.
const settleMs = 1000;

/** Tells without being asked whether the work is safe. */
export const SavedIndicator = ({ state, text }: SavedIndicatorProps): ReactNode => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={classes(css.indicator, css.state[state])}>
      <Icon of={icons[state]} size={20} />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </span>
  );
};
