/** Reads the survey answers of a school without the person, so that a response cannot be linked to anybody. */
import { NEUTRO_MIN, PROMOTOR_MIN } from '@luneta/domain/pesquisa';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export const PAGE = 100;

/** Days in the school's time zone, both included. */
export type Periodo = { readonly data_inicio: string | null; readonly data_fim: string | null };

export type RespostaRow = {
  readonly id: number;
  readonly nota: number;
  readonly comentario: string | null;
  /** The day only, without the time. */
  readonly criada_em: string;
};

const PERIODO = `r.nota is not null
      and (:data_inicio::date is null or r.criada_em >= :data_inicio::date::timestamp at time zone e.fuso_horario)
      and (:data_fim::date is null or r.criada_em < (:data_fim::date + 1)::timestamp at time zone e.fuso_horario)`;
const FROM = 'pesquisa_resposta r join escola e on e.id = r.escola_id';

const LIST = statement<Periodo & { escola_id: number; depois: number | null; quantos: number }, RespostaRow>(
  'find_pesquisa_respostas',
  `select r.id, r.nota, r.comentario, to_char(r.criada_em at time zone e.fuso_horario, 'YYYY-MM-DD') as criada_em
     from ${FROM} where r.escola_id = :escola_id and ${PERIODO}
      and (:depois::bigint is null or (r.criada_em, r.id) < (
             select x.criada_em, x.id from pesquisa_resposta x where x.escola_id = :escola_id and x.id = :depois))
    order by r.criada_em desc, r.id desc limit :quantos`,
);

export type ResumoRow = {
  readonly total: number;
  readonly promotores: number;
  readonly neutros: number;
  readonly detratores: number;
};

const SUM = statement<Periodo & { escola_id: number; promotor: number; neutro: number }, ResumoRow>(
  'find_pesquisa_resumo',
  `select count(*)::int as total, (count(*) filter (where r.nota >= :promotor::int))::int as promotores,
          (count(*) filter (where r.nota >= :neutro::int and r.nota < :promotor::int))::int as neutros,
          (count(*) filter (where r.nota < :neutro::int))::int as detratores
     from ${FROM} where r.escola_id = :escola_id and ${PERIODO}`,
);

/** One page, newest first, with the figures of the whole period. */
export async function listRespostas(escola: Tenant, periodo: Periodo, depois: number | null) {
  const [rows, [resumo]] = await Promise.all([
    escola.run(LIST, { ...periodo, depois, quantos: PAGE + 1 }),
    escola.run(SUM, { ...periodo, promotor: PROMOTOR_MIN, neutro: NEUTRO_MIN }),
  ]);
  const respostas = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (respostas.at(-1)?.id ?? null) : null;
  return { respostas, next, resumo: resumo ?? { total: 0, promotores: 0, neutros: 0, detratores: 0 } };
}
