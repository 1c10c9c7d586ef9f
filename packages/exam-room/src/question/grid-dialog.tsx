import { Dialog } from '@luneta/ui';
import { useNavigate } from '@luneta/app-shell/router';

import { useExamSetup } from '../setup.tsx';
import { AllQuestions } from './all-questions.tsx';
import { useGrid } from './use-grid.ts';

/** In the same part as the dialog: the column of a wide screen. */
export { AllQuestions } from './all-questions.tsx';

export type GridDialogProps = { open: boolean; addressOf: (banco_questao_id: number) => string };

/** 'Ver todas' on a phone. A question that is chosen takes the place of the grid in the history. */
export function GridDialog({ open, addressOf }: GridDialogProps) {
  const { words } = useExamSetup();
  const { close } = useGrid();
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={close} size="full" title={words.panel.title}>
      <AllQuestions onSelect={(id) => void navigate(addressOf(id), { replace: true })} />
    </Dialog>
  );
}
