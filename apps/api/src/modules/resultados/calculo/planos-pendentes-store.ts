/**
 * Finds the results that still wait for their action plans, and claims them so that one process makes the plans once.
 */
import { isGabaritoReleased } from '@luneta/domain/gabarito';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { toExam } from '../../questoes/index.ts';

export type ProvaSemPlanos = {
  readonly escola_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly nota_maxima: number;
};

type Row = ProvaSemPlanos & { readonly liberado_em: Date | null };

const semPlanos = statement<Record<string, never>, Row>(
  'find_provas_sem_planos',
  `select a.escola_id, a.id as avaliacao_id, a.descricao, a.nota_maxima, a.liberado_em
   from (select distinct r.escola_id, ta.avaliacao_id from resultado r
         join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
         where r.presente and r.planos_em is null and ta.cancelada_em is null) p
   join avaliacao a on a.escola_id = p.escola_id and a.id = p.avaliacao_id
   order by a.escola_id, a.id`,
  'global',
);

/**
 * Released exams (GAB-1) in which a student who was present has no action plans yet. An exam with a held release waits.
 */
export async function findProvasSemPlanos(db: Db, agora: Date): Promise<ProvaSemPlanos[]> {
  const rows = await run(db, semPlanos, {});
  return rows.filter((row) => isGabaritoReleased(toExam(row), agora.getTime()));
}

const alunosSemPlanos = statement<{ escola_id: number; avaliacao_id: number }, { turma_aluno_id: number }>(
  'find_alunos_sem_planos',
  `select r.turma_aluno_id from resultado r
   join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
   where r.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and r.presente and r.planos_em is null
     and ta.cancelada_em is null`,
);

export async function findAlunosSemPlanos(escola: Tenant, avaliacao_id: number): Promise<Set<number>> {
  const rows = await escola.run(alunosSemPlanos, { avaliacao_id });
  return new Set(rows.map((row) => row.turma_aluno_id));
}

const claim = statement<
  { escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number; agora: Date },
  { turma_aluno_id: number }
>(
  'claim_planos',
  `update resultado set planos_em = :agora
   where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and turma_aluno_id = :turma_aluno_id
     and presente and planos_em is null
   returning turma_aluno_id`,
);

const claimAll = statement<{ escola_id: number; avaliacao_id: number; agora: Date }, never>(
  'claim_planos_of_prova',
  `update resultado r set planos_em = :agora from turma_avaliacao ta
   where r.escola_id = :escola_id and ta.escola_id = :escola_id and ta.id = r.turma_avaliacao_id
     and ta.avaliacao_id = :avaliacao_id and r.presente and r.planos_em is null`,
);

/** Claims every waiting result of an exam without items, which leads to no plan. */
export async function claimAllPlanos(escola: Tenant, avaliacao_id: number, agora: Date): Promise<void> {
  await escola.run(claimAll, { avaliacao_id, agora });
}

/**
 * Runs inside the transaction that writes the plans. Returns false when another process has made them or is making
 * them.
 */
export async function claimPlanos(
  escola: Tenant,
  turma_avaliacao_id: number,
  turma_aluno_id: number,
  agora: Date,
): Promise<boolean> {
  return (await escola.run(claim, { turma_avaliacao_id, turma_aluno_id, agora })).length > 0;
}
