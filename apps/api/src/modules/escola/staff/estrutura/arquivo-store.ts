/** What stands in the way of archiving: classes in use, open exams. Each as a person names it. */
import { MAX_CAMPOS } from '../../../../http/campos.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type Line = { readonly texto: string };
type Place = { readonly sede_id: number | null; readonly serie_id: number | null };

const TURMAS = statement<{ escola_id: number; sede_id: number | null; serie_id: number | null; quantas: number }, Line>(
  'find_turmas_em_uso',
  `select t.codigo || ' · ' || t.ano as texto from turma t
    where t.escola_id = :escola_id and t.arquivada_em is null and (t.sede_id = :sede_id or t.serie_id = :serie_id)
    order by t.ano desc, t.codigo limit :quantas`,
);
const PROVAS = statement<{ escola_id: number; turma_id: number; agora: Date; quantas: number }, Line>(
  'find_provas_abertas_da_turma',
  `select distinct a.descricao as texto from turma_avaliacao ta
     join avaliacao a on a.escola_id = :escola_id and a.id = ta.avaliacao_id
    where ta.escola_id = :escola_id and ta.turma_id = :turma_id
      and (exists (select from turma_avaliacao_dia d where d.escola_id = :escola_id and d.turma_avaliacao_id = ta.id
                   and d.inicio_em <= :agora and d.fim_em > :agora)
           or exists (select from tentativa x where x.escola_id = :escola_id and x.turma_avaliacao_id = ta.id
                      and x.encerrada_em is null and x.prazo_em > :agora))
    order by 1 limit :quantas`,
);

const textOf = ({ texto }: Line) => texto;

/** Classes of a campus or a grade that are not archived. */
export async function findTurmasEmUso(escola: Tenant, place: Partial<Place>): Promise<string[]> {
  const { sede_id = null, serie_id = null } = place;
  return (await escola.run(TURMAS, { sede_id, serie_id, quantas: MAX_CAMPOS })).map(textOf);
}

/** Exams of a class whose window is open, or that somebody still takes. */
export async function findProvasAbertas(escola: Tenant, turma_id: number, agora: Date): Promise<string[]> {
  return (await escola.run(PROVAS, { turma_id, agora, quantas: MAX_CAMPOS })).map(textOf);
}
