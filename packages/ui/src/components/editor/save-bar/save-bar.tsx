import { type ReactNode, useId } from 'react';
import { Save } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../actions/button/button.tsx';
import { SavedIndicator, type SavedState } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { BarTitle, type BarTitleProps } from '../../navigation/back-bar/bar-title.tsx';
import * as css from './save-bar.css.ts';

export interface SaveBarProps extends BarTitleProps {
  /** State of the latest change. */
  state: SavedState;
  /** The state in words, e.g. "Alterações não salvas". */
  stateText: string;
  /** Saves now. */
  onSave: () => void;
  /** E.g. "Salvar". */
  saveLabel: string;
  /** Being saved: the button keeps its place and does nothing. */
  saving?: boolean;
  /** It cannot be saved now, and `stateText` says why, e.g. "Sem internet". */
  notYet?: boolean;
  /** Further actions before the button, e.g. publishing. */
  actions?: ReactNode;
}

/** Top bar of an editor, always visible: title, saved state, save button. */
export const SaveBar = ({
  state,
  stateText,
  onSave,
  saveLabel,
  saving = false,
  notYet = false,
  actions,
  ...title
}: SaveBarProps): ReactNode => {
  const id = useId();
  return (
    <header className={css.bar}>
      <BarTitle {...title} look="h2" />
      <div className={css.actions}>
        <span id={id} className={classes(css.pill, css.tone[state])}>
          <SavedIndicator state={state} text={stateText} />
        </span>
        <div className={css.buttons}>
          {actions}
          <Button size="sm" icon={Save} busy={saving} disabledReasonId={notYet ? id : undefined} onClick={onSave}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </header>
  );
};
