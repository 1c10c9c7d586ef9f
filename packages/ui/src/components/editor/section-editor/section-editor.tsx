import type { ReactNode } from 'react';
import { Circle, CircleCheck, CircleX, PenLine } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Accordion } from '../../navigation/accordion/accordion.tsx';
import * as css from './section-editor.css.ts';

const icons = { untouched: Circle, changed: PenLine, invalid: CircleX, saved: CircleCheck } as const;

/** State of a section: unchanged, changed, with errors, or just saved. */
export type SectionState = keyof typeof icons;

export interface SectionEditorProps {
  /** E.g. "Capítulo 1 — A célula". */
  title: string;
  /** How it stands; has a shape of its own. */
  state: SectionState;
  /** The state in words, e.g. "Alterada". */
  stateText: string;
  /** Only the first state; afterwards the person decides. */
  startsOpen?: boolean;
  /** Open or closed as the owner says; a list of errors opens the section it leads to. */
  open?: boolean | undefined;
  /** The person asked for the other state. */
  onChange?: ((open: boolean) => void) | undefined;
  /** Its content is one flush `RichEditor`. */
  flush?: boolean;
  /** The fields. Closed, they are not in the page: their values live with the owner. */
  children: ReactNode;
}

/** A section of an edited text that shows its state even while it is closed. */
export const SectionEditor = ({
  title,
  state,
  stateText,
  startsOpen = false,
  open,
  onChange,
  flush = false,
  children,
}: SectionEditorProps): ReactNode => (
  <Accordion
    title={title}
    startsOpen={startsOpen}
    open={open}
    onChange={onChange}
    flush={flush}
    meta={
      <span className={classes(css.state, css.tone[state])}>
        <Icon of={icons[state]} size={16} />
        {stateText}
      </span>
    }
  >
    {children}
  </Accordion>
);
