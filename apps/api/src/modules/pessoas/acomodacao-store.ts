/** The accommodation of an enrolment: more time in every exam (decisions 91, 168). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

export type Acomodacao = { readonly fator_tempo: number; readonly passa_da_janela: boolean };

const save = statement<{ escola_id: number; turma_aluno_id: number } & Acomodacao, never>(
  'set_acomodacao',
  `update turma_aluno set fator_tempo = :fator_tempo, passa_da_janela = :passa_da_janela
    where escola_id = :escola_id and id = :turma_aluno_id`,
);

export async function setAcomodacao(escola: Tenant, turma_aluno_id: number, given: Acomodacao): Promise<void> {
  await escola.run(save, { turma_aluno_id, ...given });
}
