import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { ActionBar } from '../../navigation/action-bar/action-bar.tsx';

export interface QuestionNavProps {
  /** Accessible name of the bar, e.g. "Navegação entre questões". */
  label: string;
  /** Words of the two buttons: "Anterior", "Próxima". */
  previous: string;
  /** Words of the button forward. */
  next: string;
  /** Absent = there is no neighbour on that side (S3 §2). */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last question. */
  onNext?: (() => void) | undefined;
  /** A changed answer is being saved: both wait (S3 §2). The pressed button keeps its focus. */
  saving?: boolean;
  /** Notices that stand above the buttons. */
  above?: ReactNode;
  /** On a wide screen the question is a column at the start of the page: the buttons stand below it. */
  besideColumn?: boolean;
  /** The same, as the foot of that column: it comes before the panel for the keyboard. */
  inColumn?: boolean;
}

/** Bar fixed to the bottom of the screen. It does not move focus: the question's heading is the caller's. */
export const QuestionNav = ({
  label,
  previous,
  next,
  onPrevious,
  onNext,
  saving = false,
  above,
  besideColumn = false,
  inColumn = false,
}: QuestionNavProps): ReactNode => {
  return (
    <ActionBar label={label} above={above} besideColumn={besideColumn} inColumn={inColumn}>
      <Button variant="secondary" block icon={ChevronLeft} disabled={!onPrevious} busy={saving} onClick={onPrevious}>
        {previous}
      </Button>
      <Button block iconEnd={ChevronRight} disabled={!onNext} busy={saving} onClick={onNext}>
        {next}
      </Button>
    </ActionBar>
  );
};
