import { type ReactNode, useId } from 'react';
import { Save } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { useWords } from '../../../words.tsx';
import { Button } from '../../actions/button/button.tsx';
import { SavedIndicator, type SavedState } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { BarTitle, type BarTitleProps } from '../../navigation/back-bar/bar-title.tsx';
import * as css from './save-bar.css.ts';

const defaults = { save: 'Salvar', discard: 'Descartar' };

/** Where a `SaveBar` stands: over the page, with its title, or without one at the foot of the form. */
export type SaveBarPlace = BarTitleProps | { [Prop in keyof BarTitleProps]?: never };

export type SaveBarProps = SaveBarPlace & {
  /** Where the form stands. While it is `saving` the buttons keep their place and do nothing. */
  state: SavedState;
  /** The state in words: "3 alterações não salvas", or why it was not saved. */
  stateText: string;
  /** Saves now. Without it the button sends the form around the bar. */
  onSave?: (() => void) | undefined;
  /** Another word than "Salvar". */
  saveLabel?: string | undefined;
  /** Goes back to what is saved; offered while something is not. Asks before it does. */
  onDiscard?: (() => void) | undefined;
  /** Nothing can be saved now, and `stateText` says why: "Tudo salvo", "Há duas versões". */
  disabled?: boolean;
  /** Further actions before the buttons, e.g. publishing. */
  actions?: ReactNode;
};

/**
 * Whether a long form is saved, and its buttons. With a title it is the bar over the page, always in sight; without one it
 * stands at the foot of the form, and stays in sight while something is not saved.
 */
export const SaveBar = ({
  state,
  stateText,
  onSave,
  saveLabel,
  onDiscard,
  disabled = false,
  actions,
  ...title
}: SaveBarProps): ReactNode => {
  const id = useId();
  const copy = useWords(defaults);
  const saving = state === 'saving';
  const open = state !== 'saved';
  const content = (
    <div className={css.content}>
      <div className={css.state}>
        <span id={id} className={classes(css.pill, css.tone[state])}>
          <SavedIndicator state={state} text={stateText} />
        </span>
      </div>
      {onDiscard && open && (
        <Button variant="text" size="sm" disabled={saving} onClick={onDiscard}>
          {copy.discard}
        </Button>
      )}
      {actions}
      <Button
        size="sm"
        icon={Save}
        type={onSave ? 'button' : 'submit'}
        busy={saving}
        disabledReason={disabled ? { id: id } : undefined}
        onClick={onSave}
      >
        {saveLabel ?? copy.save}
      </Button>
    </div>
  );
  if (title.title === undefined) return <div className={classes(css.foot, open && css.inSight)}>{content}</div>;
  return (
    <header className={css.top}>
      <BarTitle {...title} look="h2" />
      {content}
    </header>
  );
};
