/**
 * The student whose drawer is open, in the address: it can be linked to, and Back closes it. Filters stay beside it.
 */
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NAME = 'aluno';
/** Marks the step of Back that opened the drawer here; a link from elsewhere has none. */
const STATE = { gaveta: true } as const;

const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'gaveta' in state;

export function useAlunoAberto() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const typed = search.get(NAME) ?? '';
  const hrefOf = (codigo: number | null): string => {
    const next = new URLSearchParams(search);
    if (codigo === null) next.delete(NAME);
    else next.set(NAME, String(codigo));
    return `?${next.toString()}`;
  };
  return {
    aberto: /^[1-9]\d{0,14}$/u.test(typed) ? Number(typed) : null,
    hrefOf,
    open: (codigo: number) => void navigate(hrefOf(codigo), { state: STATE, preventScrollReset: true }),
    close: () =>
      void (wasOpenedHere(state) ? navigate(-1) : navigate(hrefOf(null), { replace: true, preventScrollReset: true })),
  };
}
