/** Rows that two people changed at once: what was typed here beside what the other one saved, cell by cell. Pure. */
import type { Grade, GradeAluno } from '@luneta/api-client';

import { nomeDe } from '../../../shared/aluno.ts';
import { columnsOf, textOf } from './grade-view.ts';
import { colunasDe, type Linha } from './planilha.ts';

export type Diferenca = { readonly label: string; readonly minha: string; readonly deles: string };
export type Conflito = { readonly turma_aluno_id: number; readonly nome: string; readonly celulas: Diferenca[] };

/** What differs between the typed row and the row as the server has it now. */
export function conflitoOf(grade: Grade, aluno: GradeAluno, minha: Linha): Conflito {
  const columns = columnsOf(grade);
  const celulas = colunasDe(grade).flatMap((coluna, c): Diferenca[] => {
    const [mine, theirs] = [textOf(minha, coluna), textOf(aluno, coluna)];
    return mine === theirs ? [] : [{ label: columns[c]?.label ?? '', minha: mine, deles: theirs }];
  });
  return { turma_aluno_id: aluno.turma_aluno_id, nome: nomeDe(aluno.aluno_nome), celulas };
}
