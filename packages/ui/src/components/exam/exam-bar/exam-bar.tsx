// Top bar of an exam session: leave, how much is answered, time left, hand in. Fits 360 px.
import { LogOut } from '../../../icons.ts';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import * as css from './exam-bar.css.ts';

export interface ExamBarProps {
  /** Accessible name of the bar, e.g. "Prova em andamento". */
  label: string;
  /** Accessible name of the exit, e.g. "Sair da avaliação". */
  exit: string;
  /** Called by the X button. The screen asks for confirmation. */
  onExit: () => void;
  /** Questions answered so far. */
  answered: number;
  /** Questions in all. */
  total: number;
  /** Word after the count: "respondidas". */
  answeredWord: string;
  /** The `Timer`. */
  timer: ReactNode;
  /** Saved or offline indicator: beside the count, on a phone below it. */
  status?: ReactNode;
  /** Words of the button that hands the exam in ("Finalizar Avaliação"), its name at every width; absent = no button. */
  finish?: string | undefined;
  /** How `finish` begins ("Finalizar"): all that is shown of it in a bar under 480 px. */
  finishShort?: string;
  /** Opens the delivery; absent where there is nothing to deliver. */
  onFinish?: () => void;
}

/**
 * The words in two parts. A narrow bar hides the second from sight only, so that the name stays the whole. The space stands
 * between the parts: a name is put together from parts without the space at their ends.
 */
const FinishWords = ({ whole, short }: { whole: string; short: string }): ReactNode => (
  <span className={css.words}>
    {short} <span className={css.rest}>{whole.startsWith(short) ? whole.slice(short.length).trim() : ''}</span>
  </span>
);

/** `header` landmark of the session; the count is text, not a live region (it follows the student's own act). */
export const ExamBar = (props: ExamBarProps): ReactNode => {
  const { label, exit, onExit, answered, total, answeredWord, timer, status, finish, finishShort, onFinish } = props;
  return (
    <header className={css.bar} aria-label={label}>
      <div className={css.row}>
        <IconButton icon={LogOut} label={exit} onClick={onExit} />
        <div className={css.lead}>
          <p className={css.count}>
            <span className={css.number}>
              {answered}/{total}
            </span>{' '}
            <span className={status === undefined ? css.word : css.wordBesideStatus}>{answeredWord}</span>
          </p>
          {status === undefined ? null : <div className={css.status}>{status}</div>}
        </div>
        {timer}
        {finish === undefined ? null : (
          <Button size="sm" onClick={onFinish}>
            <FinishWords whole={finish} short={finishShort ?? finish} />
          </Button>
        )}
      </div>
    </header>
  );
};
