/** Writes campuses. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export type Sede = {
  readonly nome: string;
  readonly codigo_inep: string | null;
  readonly id_externo: string | null;
};
type Values = { escola_id: number; nome: string; codigo_inep: string | null; id_externo: string | null };
type Id = { readonly sede_id: number };

const CLASH = statement<
  { escola_id: number; sede_id: number | null; nome: string; id_externo: string | null },
  { nome: boolean }
>(
  'find_sede_igual',
  `select ${plain('s.nome')} = ${plain(':nome::text')} as nome from sede s
    where s.escola_id = :escola_id and (:sede_id::bigint is null or s.id <> :sede_id)
      and (${plain('s.nome')} = ${plain(':nome::text')} or s.id_externo = :id_externo::text)
    order by 1 desc limit 1`,
);
const CREATE = statement<Values, Id>(
  'create_sede',
  `insert into sede (escola_id, nome, codigo_inep, id_externo)
   values (:escola_id, :nome, :codigo_inep, :id_externo) returning id as sede_id`,
);
const SAVE = statement<Values & { sede_id: number; versao: number }, Id>(
  'save_sede',
  `update sede set nome = :nome, codigo_inep = :codigo_inep, id_externo = :id_externo, versao = versao + 1
    where escola_id = :escola_id and id = :sede_id and versao = :versao returning id as sede_id`,
);
const ARCHIVE = statement<{ escola_id: number; sede_id: number; arquivada: boolean; agora: Date }, Id>(
  'archive_sede',
  `update sede set arquivada_em = case when :arquivada::boolean then :agora::timestamptz end, versao = versao + 1
    where escola_id = :escola_id and id = :sede_id and (arquivada_em is not null) <> :arquivada::boolean
   returning id as sede_id`,
);

/** What another campus has already: the name (case and accents aside), or the external key; null for nothing. */
export async function findSedeIgual(
  escola: Tenant,
  sede_id: number | null,
  { nome, id_externo }: Sede,
): Promise<'nome' | 'id_externo' | null> {
  const [row] = await escola.run(CLASH, { sede_id, nome, id_externo });
  if (row === undefined) return null;
  return row.nome ? 'nome' : 'id_externo';
}

/** @returns its id */
export async function createSede(escola: Tenant, sede: Sede): Promise<number> {
  return requireSaved(await escola.run(CREATE, { ...sede })).sede_id;
}

/** @throws 409 `versao_diferente` */
export async function saveSede(escola: Tenant, sede_id: number, versao: number, sede: Sede): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...sede, sede_id, versao }));
}

/** @returns whether something changed */
export async function archiveSede(escola: Tenant, sede_id: number, arquivada: boolean, agora: Date): Promise<boolean> {
  return (await escola.run(ARCHIVE, { sede_id, arquivada, agora })).length > 0;
}
