/** How the year stands that an enrolment, or an exam with its classes, belongs to (rule ESC-1). It only reads. */
import type { AnoSituacao } from '@luneta/domain/ano-letivo';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const ANO_DA_TURMA = 'join ano_letivo a on a.escola_id = t.escola_id and a.ano = t.ano';

const DA_TURMA = statement<{ escola_id: number; turma_id: number }, { situacao: AnoSituacao }>(
  'find_turma_ano_situacao',
  `select a.situacao from turma t ${ANO_DA_TURMA} where t.escola_id = :escola_id and t.id = :turma_id`,
);
const DA_MATRICULA = statement<{ escola_id: number; turma_aluno_id: number }, { situacao: AnoSituacao }>(
  'find_matricula_ano_situacao',
  `select a.situacao from turma_aluno m
     join turma t on t.escola_id = m.escola_id and t.id = m.turma_id ${ANO_DA_TURMA}
    where m.escola_id = :escola_id and m.id = :turma_aluno_id`,
);
const DA_PROVA = statement<{ escola_id: number; avaliacao_id: number }, { situacao: AnoSituacao }>(
  'find_avaliacao_ano_situacao',
  `select a.situacao from turma_avaliacao ta
     join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id ${ANO_DA_TURMA}
    where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id
    order by a.situacao = 'encerrado' desc limit 1`,
);

/** How the year of a class stands; null where the school has not set it up. */
export async function findSituacaoDaTurma(escola: Tenant, turma_id: number): Promise<AnoSituacao | null> {
  const [row] = await escola.run(DA_TURMA, { turma_id });
  return row?.situacao ?? null;
}

/** The same for an enrolment. */
export async function findSituacaoDaMatricula(escola: Tenant, turma_aluno_id: number): Promise<AnoSituacao | null> {
  const [row] = await escola.run(DA_MATRICULA, { turma_aluno_id });
  return row?.situacao ?? null;
}

/** The same for an exam; closed when the year of one of its classes is. */
export async function findSituacaoDaProva(escola: Tenant, avaliacao_id: number): Promise<AnoSituacao | null> {
  const [row] = await escola.run(DA_PROVA, { avaliacao_id });
  return row?.situacao ?? null;
}
