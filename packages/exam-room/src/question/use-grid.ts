import { useLocation, useNavigate } from '@luneta/app-shell/router';

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
