/** Finds the students whose retention has ended. Every condition that keeps somebody is here. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

/** When a student last did something, by table. */
const ACTIVITY = [
  // An open attempt has no end yet.
  ['tentativa', `coalesce(a.encerrada_em, 'infinity')`],
  ['fase_execucao', 'a.iniciada_em'],
  ['fase_quiz', 'a.respondida_em'],
  ['conteudo_visualizacao', 'a.visualizado_em'],
  ['boss', 'a.sorteado_em'],
  ['moeda_lancamento', 'a.criada_em'],
] as const;

const ENROLMENTS = 'm.escola_id = :escola_id and m.pessoa_id = p.id';
const noneLater = ACTIVITY.map(
  ([table, when]) => `and not exists (
     select 1 from turma_aluno m join ${table} a on a.escola_id = m.escola_id and a.turma_aluno_id = m.id
      where ${ENROLMENTS} and ${when} > c.instante)`,
).join('\n   ');

/**
 * `corte` is the present instant minus the months, in the time zone of the school. Taking the months from the present
 * instant never shortens the time at the end of a month. An enrolment ends with the year of its class, because its own end
 * is not stored. One that is still `Atual` has no end. Of a person without access the months count from the end of the access (PIM-6).
 */
const due = (which: string) => `
  with corte as (
    select local, local at time zone fuso_horario as instante
      from (select fuso_horario,
                   (:agora::timestamptz at time zone fuso_horario) - make_interval(months => :meses::int) as local
              from escola where id = :escola_id) e
  )
  select p.id as pessoa_id,
         (select max(m.id) from turma_aluno m where ${ENROLMENTS}) as turma_aluno_id
    from pessoa p cross join corte c
   where p.escola_id = :escola_id and p.perfil = 'aluno' and p.anonimizada_em is null and p.criada_em <= c.instante
   and exists (select 1 from turma_aluno m where ${ENROLMENTS})
   and case when p.inativada_em is not null then p.inativada_em <= c.instante else not exists (
     select 1 from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
      where ${ENROLMENTS} and (m.status = 'Atual' or t.ano >= extract(year from c.local))) end
   and not exists (
     select 1 from sessao s where s.escola_id = :escola_id and s.pessoa_id = p.id and s.expira_em > c.instante)
   ${noneLater}
   ${which}`;

export type Prazo = { readonly agora: Date; readonly meses: number };
/** A student whose retention has ended, and the last enrolment. */
export type Vencido = { readonly pessoa_id: number; readonly turma_aluno_id: number };

const LIST = statement<{ escola_id: number; quantos: number } & Prazo, Vencido>(
  'find_retencao_vencidos',
  due('order by p.id limit :quantos'),
);

export function listVencidos(escola: Tenant, prazo: Prazo, quantos: number): Promise<Vencido[]> {
  return escola.run(LIST, { ...prazo, quantos });
}

const CHECK = statement<{ escola_id: number; pessoa_id: number } & Prazo, Vencido>(
  'find_retencao_vencido',
  due('and p.id = :pessoa_id'),
);

export async function isVencido(escola: Tenant, pessoa_id: number, prazo: Prazo): Promise<boolean> {
  return (await escola.run(CHECK, { ...prazo, pessoa_id })).length > 0;
}
