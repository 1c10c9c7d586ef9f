import { Dialog } from '@luneta/ui';
import { useLocation, useNavigate } from 'react-router';

import { useExamSetup } from '../setup.tsx';
import { AllQuestions } from './all-questions.tsx';

const OPEN = { todas: true };

/**
 * Whether the grid of all questions is open on a phone, and the ways to change it. It is an entry of the history, so that
 * Back closes it and stays on the question.
 */
export function useGrid() {
  const navigate = useNavigate();
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  return {
    isOpen: typeof state === 'object' && state !== null && 'todas' in state,
    open: () => void navigate(pathname, { state: OPEN, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

/** 'Ver todas' on a phone. A question that is chosen takes the place of the grid in the history. */
export function GridDialog({ addressOf }: { addressOf: (banco_questao_id: number) => string }) {
  const { words } = useExamSetup();
  const grid = useGrid();
  const navigate = useNavigate();
  return (
    <Dialog open={grid.isOpen} onClose={grid.close} size="full" title={words.panel.title}>
      <AllQuestions onSelect={(id) => void navigate(addressOf(id), { replace: true })} />
    </Dialog>
  );
}
