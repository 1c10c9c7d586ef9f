/** The student of the board that the address names, and whether more time is asked for: others link to both. */
import { comParametro, useEnderecoAtual, type Mudanca } from '../../../endereco/use-endereco-atual.ts';
import { SALA } from '../../../shared/paths.ts';

export function useSala() {
  const { search, replace } = useEnderecoAtual();
  const typed = search.get(SALA.aluno) ?? '';
  const write = (turma_aluno_id: number | null, ato: string): Mudanca => {
    const aluno = comParametro(SALA.aluno, turma_aluno_id === null ? '' : String(turma_aluno_id));
    return (latest) => comParametro(SALA.ato, ato)(aluno(latest));
  };
  return {
    aberto: /^[1-9]\d{0,14}$/u.test(typed) ? Number(typed) : null,
    extending: search.get(SALA.ato) === SALA.tempo,
    open: (turma_aluno_id: number | null) => replace(write(turma_aluno_id, '')),
    extend: (turma_aluno_id: number) => replace(write(turma_aluno_id, SALA.tempo)),
    stopExtending: () => replace(comParametro(SALA.ato, '')),
  };
}
