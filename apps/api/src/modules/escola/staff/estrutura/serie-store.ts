/** Writes grades. */
import type { Etapa, SeriePadrao } from '@luneta/domain/series-padrao';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export type Serie = {
  readonly nome: string;
  readonly nivel_ordem: number;
  readonly etapa: Etapa;
  readonly id_externo: string | null;
};
type Values = { escola_id: number; nome: string; nivel_ordem: number; etapa: Etapa; id_externo: string | null };
type Id = { readonly serie_id: number };

const CLASH = statement<
  { escola_id: number; serie_id: number | null; nome: string; id_externo: string | null },
  { nome: boolean }
>(
  'find_serie_igual',
  `select ${plain('s.nome')} = ${plain(':nome::text')} as nome from serie s
    where s.escola_id = :escola_id and (:serie_id::bigint is null or s.id <> :serie_id)
      and (${plain('s.nome')} = ${plain(':nome::text')} or s.id_externo = :id_externo::text)
    order by 1 desc limit 1`,
);
const CREATE = statement<Values, Id>(
  'create_serie',
  `insert into serie (escola_id, nome, nivel_ordem, etapa, id_externo)
   values (:escola_id, :nome, :nivel_ordem, :etapa, :id_externo) returning id as serie_id`,
);
const SAVE = statement<Values & { serie_id: number; versao: number }, Id>(
  'save_serie',
  `update serie set nome = :nome, nivel_ordem = :nivel_ordem, etapa = :etapa, id_externo = :id_externo, versao = versao + 1
    where escola_id = :escola_id and id = :serie_id and versao = :versao returning id as serie_id`,
);
const ARCHIVE = statement<{ escola_id: number; serie_id: number; arquivada: boolean; agora: Date }, Id>(
  'archive_serie',
  `update serie set arquivada_em = case when :arquivada::boolean then :agora::timestamptz end, versao = versao + 1
    where escola_id = :escola_id and id = :serie_id and (arquivada_em is not null) <> :arquivada::boolean
   returning id as serie_id`,
);

const CREATE_MISSING = statement<{ escola_id: number; rows: string }, Id>(
  'create_series_padrao',
  `insert into serie (escola_id, nome, nivel_ordem, etapa)
   select :escola_id, x.nome, x.nivel_ordem, x.etapa
     from jsonb_to_recordset(:rows::jsonb) as x(nome text, nivel_ordem smallint, etapa text)
    where not exists (select from serie s where s.escola_id = :escola_id and ${plain('s.nome')} = ${plain('x.nome')})
    order by x.nivel_ordem returning id as serie_id`,
);

/** Makes those whose name no grade has. @returns how many */
export async function createSeries(escola: Tenant, series: readonly SeriePadrao[]): Promise<number> {
  return (await escola.run(CREATE_MISSING, { rows: JSON.stringify(series) })).length;
}

/** What another grade has already: the name (case and accents aside), or the external key; null for nothing. */
export async function findSerieIgual(
  escola: Tenant,
  serie_id: number | null,
  { nome, id_externo }: Serie,
): Promise<'nome' | 'id_externo' | null> {
  const [row] = await escola.run(CLASH, { serie_id, nome, id_externo });
  if (row === undefined) return null;
  return row.nome ? 'nome' : 'id_externo';
}

/** @returns its id */
export async function createSerie(escola: Tenant, serie: Serie): Promise<number> {
  return requireSaved(await escola.run(CREATE, { ...serie })).serie_id;
}

/** @throws 409 `versao_diferente` */
export async function saveSerie(escola: Tenant, serie_id: number, versao: number, serie: Serie): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...serie, serie_id, versao }));
}

/** @returns whether something changed */
export async function archiveSerie(
  escola: Tenant,
  serie_id: number,
  arquivada: boolean,
  agora: Date,
): Promise<boolean> {
  return (await escola.run(ARCHIVE, { serie_id, arquivada, agora })).length > 0;
}
