/**
 * Reads what a school consists of: its campuses and its series, each with the number of its classes within reach of the
 * profile.
 */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** Rows of a page. The stores read one more, to know whether another page follows. */
export const PAGE = 50;

/** The classes of a teacher only, or with null every class. */
type Page = { escola_id: number; professor_id: number | null; depois: number | null; quantas: number };

/** SQL: how many classes within reach meet the condition. */
const turmas = (condition: string) => `(select count(*)::int from turma t
            where t.escola_id = :escola_id and ${condition} and (:professor_id::bigint is null or exists (
              select from turma_professor x where x.escola_id = :escola_id and x.turma_id = t.id and x.pessoa_id = :professor_id)))`;
type ReachParams = Pick<Page, 'professor_id' | 'depois'>;

export type SedeRow = { readonly sede_id: number; readonly nome: string; readonly qtde_turmas: number };

const SEDES = statement<Page, SedeRow>(
  'find_gestao_sedes',
  `select s.id as sede_id, s.nome, ${turmas('t.sede_id = s.id')} as qtde_turmas
     from sede s
    where s.escola_id = :escola_id and (:depois::bigint is null or (${plain('s.nome')}, s.id) > (
            select ${plain('x.nome')}, x.id from sede x where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('s.nome')}, s.id limit :quantas`,
);

/** Campuses by name, after the campus `depois`. */
export function findSedes(escola: Tenant, of: ReachParams): Promise<SedeRow[]> {
  return escola.run(SEDES, { ...of, quantas: PAGE + 1 });
}

export type SerieRow = {
  readonly serie_id: number;
  readonly nome: string;
  readonly nivel_ordem: number;
  readonly qtde_turmas: number;
};

const SERIES = statement<Page, SerieRow>(
  'find_gestao_series',
  `select g.id as serie_id, g.nome, g.nivel_ordem,
          ${turmas('t.serie_id = g.id')} as qtde_turmas
     from serie g
    where g.escola_id = :escola_id and (:depois::bigint is null or (g.nivel_ordem, g.id) > (
            select x.nivel_ordem, x.id from serie x where x.escola_id = :escola_id and x.id = :depois))
    order by g.nivel_ordem, g.id limit :quantas`,
);

/** Series from the lowest to the highest, after the series `depois`. */
export function findSeries(escola: Tenant, of: ReachParams): Promise<SerieRow[]> {
  return escola.run(SERIES, { ...of, quantas: PAGE + 1 });
}
