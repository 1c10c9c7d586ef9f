/** Finds exams within reach of a staff profile (decision 25) by the ids in the calls. */
import type { StaffCtx } from '../../escola/index.ts';
import { run, statement } from '../../../database/statement.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { gestaoProvaErrors } from './errors.ts';

/** The school of a list: the requested one, or the caller's own. @throws 404 out of reach */
export function escolaOf({ db, sessao, alcance }: StaffCtx, escola_id: number | undefined): Tenant {
  const wanted = escola_id ?? sessao.pessoa_escola_id;
  if (!alcance.escolas.includes(wanted)) throw gestaoProvaErrors.notFound();
  return tenant(db, wanted);
}

type Where = { escolas: readonly number[]; turmas: readonly number[] | null };

/** SQL condition that a class is within reach: one that the caller teaches, for profiles limited to their own classes. */
export const TAUGHT = (turma: string) => `(:turmas::bigint[] is null or ${turma} = any(:turmas::bigint[]))`;

/** One exam day of a class. */
export type Dia = {
  readonly escola_id: number;
  readonly turma_avaliacao_id: number;
  readonly avaliacao_id: number;
  readonly dia_prova: number;
  readonly descricao: string;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly tipo_aplicacao: 'Online' | 'Presencial' | 'Híbrida';
  readonly inicio_em: Date;
  readonly fim_em: Date;
};

const diaInReach = statement<Where & { turma_avaliacao_id: number; dia_prova: number }, Dia>(
  'find_gestao_dia_alcancado',
  `select ta.escola_id, ta.id as turma_avaliacao_id, a.id as avaliacao_id, d.dia_prova, a.descricao, t.id as turma_id,
          t.codigo as turma_codigo, a.tipo_aplicacao, d.inicio_em, d.fim_em
     from turma_avaliacao ta
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id
     join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
    where ta.escola_id = any(:escolas::bigint[]) and ta.id = :turma_avaliacao_id and d.dia_prova = :dia_prova
      and ${TAUGHT('ta.turma_id')}`,
  'global',
);

/** @throws 404 when there is no such day within reach */
export async function requireDia(
  { db, alcance }: StaffCtx,
  path: { readonly turma_avaliacao_id: number; readonly dia_prova: number },
): Promise<{ dia: Dia; escola: Tenant }> {
  const { turma_avaliacao_id, dia_prova } = path;
  const [dia] = await run(db, diaInReach, { ...alcance, turma_avaliacao_id, dia_prova });
  if (!dia) throw gestaoProvaErrors.notFound();
  return { dia, escola: tenant(db, dia.escola_id) };
}

const avaliacaoInReach = statement<Where & { avaliacao_id: number }, { escola_id: number }>(
  'find_gestao_avaliacao_alcancada',
  `select a.escola_id from avaliacao a
    where a.escola_id = any(:escolas::bigint[]) and a.id = :avaliacao_id
      and (:turmas::bigint[] is null or exists (
        select from turma_avaliacao ta
         where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id and ta.turma_id = any(:turmas::bigint[])
           and ta.escola_id = any(:escolas::bigint[])))`,
  'global',
);

/** The school of an assessment within reach. For a teacher, a class taught must take it. @throws 404 */
export async function requireAvaliacao({ db, alcance }: StaffCtx, avaliacao_id: number): Promise<Tenant> {
  const [row] = await run(db, avaliacaoInReach, { ...alcance, avaliacao_id });
  if (!row) throw gestaoProvaErrors.notFound();
  return tenant(db, row.escola_id);
}

const turmaInReach = statement<Where & { turma_id: number }, { escola_id: number }>(
  'find_gestao_turma_alcancada',
  `select t.escola_id from turma t where t.escola_id = any(:escolas::bigint[]) and t.id = :turma_id
      and ${TAUGHT('t.id')}`,
  'global',
);

/** The school of a class within reach. @throws 404 */
export async function requireTurma({ db, alcance }: StaffCtx, turma_id: number): Promise<Tenant> {
  const [row] = await run(db, turmaInReach, { ...alcance, turma_id });
  if (!row) throw gestaoProvaErrors.notFound();
  return tenant(db, row.escola_id);
}
