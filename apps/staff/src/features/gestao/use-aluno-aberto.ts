/**
 * The student whose drawer is open, in the address: it can be linked to, and Back closes it. Filters stay beside it.
 */
import { useLocation, useNavigate } from '@luneta/app-shell/router';

import { withParam, useAddress } from '@luneta/app-shell/list';

const NAME = 'aluno';
/** Marks the step of Back that opened the drawer here; a link from elsewhere has none. */
const STATE = { gaveta: true } as const;

const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'gaveta' in state;
const searchOf = (codigo: number) => withParam(NAME, String(codigo));

export function useAlunoAberto() {
  const { search, push, replace } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const typed = search.get(NAME) ?? '';
  return {
    aberto: /^[1-9]\d{0,14}$/u.test(typed) ? Number(typed) : null,
    hrefOf: (codigo: number): string => `?${searchOf(codigo)(search).toString()}`,
    open: (codigo: number) => push(searchOf(codigo), STATE),
    close: () => (wasOpenedHere(state) ? void navigate(-1) : replace(withParam(NAME, ''))),
  };
}
