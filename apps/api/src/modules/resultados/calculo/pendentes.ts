/**
 * Finds the assessments that wait for their results, and takes the lock that lets one process at a time compute one.
 */
import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { hasResult } from './matricula-sql.ts';

export type Pendente = { readonly escola_id: number; readonly avaliacao_id: number };

/**
 * Assessments that are over for every class: all windows, those of single students too, ended before `limite`, and no
 * attempt is open. It returns those in which an enrolment that should have a result has none, and those with a request
 * to compute again (`recalculo-store.ts`).
 */
const pendentes = statement<{ limite: Date }, Pendente>(
  'find_avaliacoes_pendentes',
  `select a.escola_id, a.id as avaliacao_id from avaliacao a
   where (exists (select from recalculo c where c.escola_id = a.escola_id and c.avaliacao_id = a.id) or exists (
       select from turma_avaliacao ta
       join turma_aluno al on al.escola_id = ta.escola_id and al.turma_id = ta.turma_id
       where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id
         and ${hasResult('a.escola_id')}
         and not exists (
           select from resultado r where r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = al.id)))
     and not exists (
       select from turma_avaliacao ta
       left join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
       left join janela_aluno j on j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova
       where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id and ta.cancelada_em is null
         and (d.fim_em is null or d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second' >= :limite))
     and not exists (
       select from tentativa t
       join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
       where t.escola_id = a.escola_id and ta.avaliacao_id = a.id and t.encerrada_em is null)
   order by a.escola_id, a.id`,
  'global',
);

export function findPendentes(db: Db, limite: Date): Promise<Pendente[]> {
  return run(db, pendentes, { limite });
}

const tryLock = statement<{ escola_id: number; avaliacao_id: number }, { locked: boolean }>(
  'lock_calculo',
  `select pg_try_advisory_xact_lock(hashtextextended('calculo/' || :escola_id::text || '/' || :avaliacao_id::text, 0)) as locked`,
);

/** Takes the lock of an assessment until the transaction ends. Returns false while another process computes it. */
export async function lockCalculo(escola: Tenant, avaliacao_id: number): Promise<boolean> {
  const [row] = await escola.run(tryLock, { avaliacao_id });
  return row?.locked === true;
}
