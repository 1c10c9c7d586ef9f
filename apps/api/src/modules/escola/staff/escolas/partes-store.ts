/**
 * Reads what a school consists of: its campuses and its series, each with the number of its classes within reach of the
 * profile.
 */
import type { Etapa } from '@luneta/domain/series-padrao';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** Rows of a page. The stores read one more, to know whether another page follows. */
export const PAGE = 50;

/** The classes of a teacher only, or with null every class. `arquivadas`: what is archived too. */
type ReachParams = {
  readonly turmas: readonly number[] | null;
  readonly depois: number | null;
  readonly arquivadas: boolean;
};
type Page = {
  escola_id: number;
  turmas: readonly number[] | null;
  depois: number | null;
  quantas: number;
  arquivadas: boolean;
};
type One = { escola_id: number; id: number; turmas: null };

/** SQL: how many classes in use and within reach meet the condition. */
const turmas = (condition: string) => `(select count(*)::int from turma t
            where t.escola_id = :escola_id and ${condition} and t.arquivada_em is null
              and (:turmas::bigint[] is null or t.id = any(:turmas::bigint[])))`;

type Kept = { readonly id_externo: string | null; readonly arquivada_em: Date | null; readonly versao: number };
export type SedeRow = Kept & {
  readonly sede_id: number;
  readonly nome: string;
  readonly qtde_turmas: number;
  readonly codigo_inep: string | null;
};

const SEDE = `select s.id as sede_id, s.nome, ${turmas('t.sede_id = s.id')} as qtde_turmas, s.codigo_inep, s.id_externo,
          s.arquivada_em, s.versao
     from sede s where s.escola_id = :escola_id`;
const SEDES = statement<Page, SedeRow>(
  'find_gestao_sedes',
  `${SEDE} and (:arquivadas::boolean or s.arquivada_em is null)
      and (:depois::bigint is null or (${plain('s.nome')}, s.id) > (
            select ${plain('x.nome')}, x.id from sede x where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('s.nome')}, s.id limit :quantas`,
);
const ONE_SEDE = statement<One, SedeRow>('find_gestao_sede', `${SEDE} and s.id = :id`);

/** Campuses by name, after the campus `depois`. */
export function findSedes(escola: Tenant, of: ReachParams): Promise<SedeRow[]> {
  return escola.run(SEDES, { ...of, quantas: PAGE + 1 });
}

/** A campus of the school, archived or not; null for none. */
export async function findSede(escola: Tenant, id: number): Promise<SedeRow | null> {
  const [row] = await escola.run(ONE_SEDE, { id, turmas: null });
  return row ?? null;
}

export type SerieRow = Kept & {
  readonly serie_id: number;
  readonly nome: string;
  readonly nivel_ordem: number;
  readonly qtde_turmas: number;
  readonly etapa: Etapa;
};

const SERIE = `select g.id as serie_id, g.nome, g.nivel_ordem, ${turmas('t.serie_id = g.id')} as qtde_turmas, g.etapa,
          g.id_externo, g.arquivada_em, g.versao
     from serie g where g.escola_id = :escola_id`;
const SERIES = statement<Page, SerieRow>(
  'find_gestao_series',
  `${SERIE} and (:arquivadas::boolean or g.arquivada_em is null)
      and (:depois::bigint is null or (g.nivel_ordem, g.id) > (
            select x.nivel_ordem, x.id from serie x where x.escola_id = :escola_id and x.id = :depois))
    order by g.nivel_ordem, g.id limit :quantas`,
);
const ONE_SERIE = statement<One, SerieRow>('find_gestao_serie', `${SERIE} and g.id = :id`);

/** Series from the lowest to the highest, after the series `depois`. */
export function findSeries(escola: Tenant, of: ReachParams): Promise<SerieRow[]> {
  return escola.run(SERIES, { ...of, quantas: PAGE + 1 });
}

/** A series of the school, archived or not; null for none. */
export async function findSerie(escola: Tenant, id: number): Promise<SerieRow | null> {
  const [row] = await escola.run(ONE_SERIE, { id, turmas: null });
  return row ?? null;
}
