/** The student of the board that the address names, and whether more time is asked for: others link to both. */
import { withParam, useAddress, type AddressChange } from '@luneta/app-shell/list';
import { SALA } from '../../../shared/paths.ts';

export function useSala() {
  const { search, replace } = useAddress();
  const typed = search.get(SALA.aluno) ?? '';
  const write = (turma_aluno_id: number | null, ato: string): AddressChange => {
    const aluno = withParam(SALA.aluno, turma_aluno_id === null ? '' : String(turma_aluno_id));
    return (latest) => withParam(SALA.ato, ato)(aluno(latest));
  };
  return {
    aberto: /^[1-9]\d{0,14}$/u.test(typed) ? Number(typed) : null,
    extending: search.get(SALA.ato) === SALA.tempo,
    open: (turma_aluno_id: number | null) => replace(write(turma_aluno_id, '')),
    extend: (turma_aluno_id: number) => replace(write(turma_aluno_id, SALA.tempo)),
    stopExtending: () => replace(withParam(SALA.ato, '')),
  };
}
