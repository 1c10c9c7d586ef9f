import { type ReactNode, type Ref, useId } from 'react';
import { ArrowLeft, Save } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconLink } from '../../actions/icon-button/icon-button.tsx';
import { SavedIndicator, type SavedState } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import * as css from './save-bar.css.ts';

export interface SaveBarProps {
  /** The `h1` of the page. */
  title: string;
  /** What is being edited, e.g. "Biologia · Citologia · base 4821". */
  subtitle?: string;
  /** The parent page: a real address, not the history. */
  backHref: string;
  /** Name of the way back. */
  backLabel: string;
  /** Where the latest change is. */
  state: SavedState;
  /** The state in words, e.g. "Alterações não salvas". */
  stateText: string;
  /** Saves now. */
  onSave: () => void;
  /** E.g. "Salvar". */
  saveLabel: string;
  /** Being saved: the button keeps its place and does nothing. */
  saving?: boolean;
  /** It cannot be saved now, and `stateText` says why, e.g. "Sem conexão". */
  held?: boolean;
  /** Further actions before the button, e.g. publishing. */
  actions?: ReactNode;
  /** For the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Top of an editor, always in sight: what it is, whether it is safe, and the button that saves. */
export const SaveBar = ({
  title,
  subtitle,
  backHref,
  backLabel,
  state,
  stateText,
  onSave,
  saveLabel,
  saving = false,
  held = false,
  actions,
  headingRef,
}: SaveBarProps): ReactNode => {
  const id = useId();
  return (
    <header className={css.bar}>
      <IconLink icon={ArrowLeft} label={backLabel} href={backHref} />
      <div className={css.words}>
        <Heading level={1} look="h2" focusable lines={2} {...(headingRef ? { ref: headingRef } : {})}>
          {title}
        </Heading>
        {subtitle !== undefined && (
          <Text look="small" tone="muted" lines={1}>
            {subtitle}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        <span id={id} className={classes(css.pill, css.tone[state])}>
          <SavedIndicator state={state} text={stateText} />
        </span>
        <div className={css.buttons}>
          {actions}
          <Button size="sm" icon={Save} busy={saving} heldBy={held ? id : undefined} onClick={onSave}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </header>
  );
};
